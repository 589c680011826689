import type { SafeFoodReading } from '@brightplate/contract/typed/profile-terms'
import { doubtOfSafeFood } from '@brightplate/foods/interpret/safe-foods/doubt-of-safe-food'
import { findPlainFoods } from '@brightplate/foods/plain-foods/find-plain-foods'
import { findProducts } from '@brightplate/foods/products/find-products'
import { readTokens } from '@brightplate/foods/tokens/read-tokens'
import { say } from '@brightplate/planner/texts/english'
import type { JudgedSafeFood } from '../profile/judge-safe-foods.ts'
import { inEnglish } from '../wording/wording.ts'

const countOf = (foods: readonly string[]) =>
  foods.length > 1 || /[^s]s$/u.test(foods[0] ?? '') ? 'many' : 'one'

/** What a tap may answer about a safe food in doubt: by the foods that its words name, none of them in doubt itself. */
export function doubtAnswers(
  { doubt }: JudgedSafeFood,
  { sentence } = inEnglish,
): Pick<SafeFoodReading, 'answers'> {
  if (!doubt) return {}
  const foods = doubt.foods.filter((food) => doubtOfSafeFood(food) === null)
  if (foods.length === 0) return {}
  // "nothing green": no food to put in its place
  const areFoods = foods.every(
    (food) => findPlainFoods(food).length > 0 || findProducts(readTokens(food)).length > 0,
  )
  return {
    answers: [
      ...(areFoods
        ? [{ act: 'eats' as const, label: sentence(say('answer.eats', { foods })), foods }]
        : []),
      {
        act: 'stays_out',
        label: sentence(say('answer.stays-out', { foods, many: countOf(foods) })),
        foods,
      },
    ],
  }
}
