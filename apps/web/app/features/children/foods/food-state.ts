import { limits } from '@brightplate/contract/limits'
import type { FoodFeedbackBody } from '@brightplate/contract/typed/food-feedback'
import type { DoubtAnswer } from '@brightplate/contract/typed/profile-terms'
import * as words from '#words/children/foods/states'
import { isMonthsOld } from '../../../ui/words/dates.ts'
import type { ChildFormValues } from '../child-form-values.ts'
import { isSameTag } from '../tag-list.ts'

export type FoodState = 'eats' | 'only_exactly' | 'not_now' | 'refuses' | 'never_again'

/** Where a form keeps what is said of foods. */
export type FoodLists = Pick<ChildFormValues, 'safe_foods' | 'refused_foods' | 'foods_said'>

export const foodStates: readonly { value: FoodState; label: string }[] = [
  { value: 'eats', label: words.eats },
  { value: 'only_exactly', label: words.onlyExactly },
  { value: 'not_now', label: words.notNow },
  { value: 'refuses', label: words.refuses },
  { value: 'never_again', label: words.neverAgain },
]

const feedbackOf = ({ foods_said }: Pick<FoodLists, 'foods_said'>, food: string) =>
  foods_said.find((one) => isSameTag(one.food, food))

const holds = (foods: readonly string[], food: string) => foods.some((one) => isSameTag(one, food))

/** What is said of a food; where lists say more than one thing, the strictest. */
export function foodState(lists: FoodLists, food: string): FoodState | null {
  const says = feedbackOf(lists, food)?.says
  if (says === 'never_again') return says
  if (holds(lists.refused_foods, food)) return 'refuses'
  return holds(lists.safe_foods, food) ? (says ?? 'eats') : null
}

/** The lists with one thing said of a food; null takes it off all of them. */
export function withFoodState(lists: FoodLists, food: string, state: FoodState | null): FoodLists {
  const others = (foods: readonly string[]) => foods.filter((one) => !isSameTag(one, food))
  const isSafe = state === 'eats' || state === 'only_exactly' || state === 'not_now'
  const listed = (foods: string[], isOn: boolean) => {
    if (!isOn) return others(foods)
    return holds(foods, food) ? foods : [...foods, food]
  }
  const feedback = lists.foods_said.filter((one) => !isSameTag(one.food, food))
  const isFeedback = state === 'only_exactly' || state === 'not_now' || state === 'never_again'
  return {
    safe_foods: listed(lists.safe_foods, isSafe),
    refused_foods: listed(lists.refused_foods, state === 'refuses'),
    foods_said: isFeedback ? [...feedback, { food, says: state }] : feedback,
  }
}

/**
 * The lists once it is said of a safe food in doubt whether what it names is eaten: the foods stand in its place, or
 * are refused. What is never again stays so.
 */
export const withDoubtAnswered = (
  lists: FoodLists,
  typed: string,
  { act, foods }: DoubtAnswer,
): FoodLists =>
  foods
    .filter((food) => foodState(lists, food) !== 'never_again')
    .reduce<FoodLists>(
      (all, food) => withFoodState(all, food, act === 'eats' ? 'eats' : 'refuses'),
      withFoodState(lists, typed, null),
    )

/** The day on which it was said; undefined for what is not saved yet. */
export const reportedOn = (
  lists: Pick<FoodLists, 'foods_said'>,
  food: string,
): string | undefined => feedbackOf(lists, food)?.said_on

export const neverFoods = ({ foods_said }: Pick<FoodLists, 'foods_said'>): FoodFeedbackBody[] =>
  foods_said.filter(({ says }) => says === 'never_again')

/** Whether “never again” was said so long ago that it is asked once more. */
export const isNeverDue = ({ says, said_on }: FoodFeedbackBody, today: Date): boolean =>
  says === 'never_again' &&
  said_on !== undefined &&
  isMonthsOld(said_on, limits.askedAgainMonths, today)

export const hasDueNever = (feedback: readonly FoodFeedbackBody[], today: Date): boolean =>
  feedback.some((one) => isNeverDue(one, today))

/** “Never again” said again today: the question comes again in three months. */
export const stillNever = ({ foods_said }: Pick<FoodLists, 'foods_said'>, food: string) =>
  foods_said.map((one) => (isSameTag(one.food, food) ? { food: one.food, says: one.says } : one))
