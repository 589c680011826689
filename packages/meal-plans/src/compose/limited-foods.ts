import { requireFood } from '@brightplate/foods/foods'
import type { PlainGroup } from '@brightplate/foods/plain-foods/plain-food'
import { plainFoodOf } from '@brightplate/foods/plain-foods/plain-foods'
import { dishesAtHome, type PlanDocument } from '@brightplate/planner/plan-document'
import type { PlannerProfile } from '@brightplate/planner/planner-profile'
import { countedLimits } from '@brightplate/planner/rules/counted-limits'
import type { Course } from '@brightplate/recipes/recipe'

const words: Readonly<Record<string, string>> = {
  juice: 'juice',
  'cows-milk': 'milk',
  'fish-meals': 'fish',
  'rice-dishes': 'rice',
  cocoa: 'cocoa',
}

type Line = { food_id: string; grams: number }

/** What is eaten and is for no second helping, whatever the age. */
const sweet: Readonly<Partial<Record<PlainGroup, string>>> = {
  'drink-sweet': 'sweet drinks',
  sweets: 'sweets',
}

/** What of the food that the child is known to eat a limit of the age holds down, or is sweet, in a word each. */
export function limitedFoods(
  { days }: Pick<PlanDocument, 'days'>,
  profile: PlannerProfile,
): string[] {
  const eaten = days.flatMap((day) =>
    dishesAtHome(day).flatMap((dish): (Line & { course: Course })[] => {
      const course = dish === day.juice ? 'juice' : 'snack'
      const roles = (dish.parts ?? []).flatMap(({ role, ingredients }) =>
        ingredients.map(() => role),
      )
      return dish.foods.flatMap((line, place) =>
        roles[place] === 'accepted' ? { ...line, course } : [],
      )
    }),
  )
  const held = countedLimits
    .filter(({ most }) => most(profile) !== null)
    .filter(({ amount }) =>
      eaten.some(
        ({ food_id, grams, course }) => amount({ food: requireFood(food_id), grams }, course) > 0,
      ),
    )
    .flatMap(({ id }) => words[id] ?? [])
  const sweets = eaten.flatMap(({ food_id }) => {
    const plain = plainFoodOf(food_id)
    return plain ? (sweet[plain.group] ?? []) : []
  })
  return [...held, ...new Set(sweets)]
}
