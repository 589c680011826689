import { isFoodOfCuisine, isRecipeOfCuisine } from '@brightplate/foods/cuisines/is-of-cuisine'
import { composePlan } from '@brightplate/meal-plans/compose/compose-plan'
import { recipeOf } from '@brightplate/recipes/recipe-of'
import { startDate } from '../judged/plan-settings.ts'
import { benchProfile } from '../profiles/profiles.ts'

/** So long that a week of few dishes is still found. */
const steps = 300

/** The lunches and dinners of a week for a child of a diet who asks for a kitchen, and how many are of that kitchen. */
export function mainsOfKitchen(kitchen: string, diet: string): { all: number; own: number } | null {
  const { facts } = benchProfile(`${diet} ${kitchen}`, {
    age: 7,
    dietary_preferences: [diet, kitchen.replaceAll('-', ' ')],
  })
  const made = composePlan({ child: facts, startDate, durationDays: 7, seed: 1, steps })
  if (made.kind !== 'plan') return null
  const mains = made.planData.days.flatMap(({ lunch, dinner }) => [lunch, dinner])
  const own = mains.filter(
    ({ recipe_id, parts = [] }) =>
      isRecipeOfCuisine(recipeOf(recipe_id ?? '')?.cuisine ?? '', [kitchen]) ||
      parts.some(({ food_id }) => food_id && isFoodOfCuisine(food_id, [kitchen])),
  )
  return { all: mains.length, own: own.length }
}
