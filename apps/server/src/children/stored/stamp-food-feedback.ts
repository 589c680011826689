import type { ChildBody } from '@brightplate/contract/child/child'
import { plainDateOf } from '@brightplate/contract/plain-date'
import { type FoodFeedback, isSameFood } from '@brightplate/contract/typed/food-feedback'
import type { Stamp } from './stamp-answers.ts'

/**
 * What is said of foods as it is kept. What bears a day was said before and keeps the day of then; all else is
 * said today.
 */
export function stampFoodFeedback(
  { foods_said }: Pick<ChildBody, 'foods_said'>,
  { before: kept, now }: Pick<Stamp, 'before' | 'now'>,
): FoodFeedback[] | undefined {
  if (!foods_said) return foods_said === null ? [] : undefined
  const saidBefore = (food: string, says: FoodFeedback['says']) =>
    kept.foods_said?.find((one) => isSameFood(one.food, food) && one.says === says)
  return foods_said.map(({ food, says, said_on }) => {
    const before = said_on === undefined ? undefined : saidBefore(food, says)
    return { food, says, said_on: before?.said_on ?? plainDateOf(now) }
  })
}
