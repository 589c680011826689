import type { MealKind } from '@brightplate/recipes/meal-base'
import { mealsAlone, snacksAlone } from '@brightplate/recipes/meal-bases'
import type { CandidateFood } from '../parts/part.ts'
import { plainOf } from '../parts/plain-of.ts'

/** Popcorn is a snack, and raisin bread a breakfast: neither stands beside a lunch or a supper. A salad is no snack. */
export const isAtMeal = (candidateFood: CandidateFood, meal: MealKind): boolean => {
  if (meal === 'snack') return !mealsAlone.includes(candidateFood.category)
  if (snacksAlone.includes(candidateFood.category)) return false
  return (
    meal !== 'lunch-and-dinner' ||
    candidateFood.group !== 'bread' ||
    plainOf(candidateFood)?.form.flavour !== 'sweet'
  )
}
