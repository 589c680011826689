import { requireFood } from '@brightplate/foods/foods'
import type { PlainGroup } from '@brightplate/foods/plain-foods/plain-food'
import { plainFoodOf } from '@brightplate/foods/plain-foods/plain-foods'
import { dishesAtHome, type PlanDocument } from '@brightplate/planner/plan-document'
import type { PlannerProfile } from '@brightplate/planner/planner-profile'
import { type CountedLimitId, countedLimits } from '@brightplate/planner/rules/counted-limits'
import { englishNames } from '@brightplate/planner/texts/english-names'
import type { Course } from '@brightplate/recipes/recipe'

const { sweets, 'drink-sweet': sweetDrinks, ...limited } = englishNames.limited

const words: Readonly<Record<string, string>> = limited

type Line = { food_id: string; grams: number }

/** What is eaten and is for no second helping, whatever the age. */
const sweet: Readonly<Partial<Record<PlainGroup, string>>> = {
  'drink-sweet': sweetDrinks,
  sweets,
}

export interface LimitedFoods {
  /** In a word each. */
  kinds: string[]
  /** Nothing that the child is known to eat is without a limit. */
  areAll: boolean
}

/** What of the food that the child is known to eat a limit of the age holds down, or is sweet. */
export function limitedFoods(
  { days }: Pick<PlanDocument, 'days'>,
  profile: PlannerProfile,
): LimitedFoods {
  const eaten = days.flatMap((day) =>
    dishesAtHome(day).flatMap((dish): (Line & { course: Course })[] => {
      const course = dish === day.juice ? 'juice' : 'snack'
      const { parts = [], foods } = dish
      const roles = parts.flatMap(({ role, ingredients }) => ingredients.map(() => role))
      return foods.flatMap((line, index) =>
        roles[index] === 'accepted' ? { ...line, course } : [],
      )
    }),
  )
  const wordOf = (id: CountedLimitId, name: string): string | undefined => {
    const word = words[id]
    // No rice stands on the list of who eats pasta of rice.
    return word === undefined || name.includes(word) ? word : (words[`${id}-held`] ?? word)
  }
  const limits = countedLimits.filter(({ most }) => most(profile) !== null)
  const kinds = eaten.map(({ food_id, grams, course }) => {
    const group = plainFoodOf(food_id)?.group
    const food = requireFood(food_id)
    const held = limits
      .filter(({ amount }) => amount({ food, grams }, course) > 0)
      .map(({ id }) => wordOf(id, food.name))
      .filter((one) => one !== undefined)
    const sweetAs = group ? sweet[group] : undefined
    return sweetAs ? [...held, sweetAs] : held
  })
  const all = new Set(kinds.flat())
  const inOrder = [...Object.values(words), ...Object.values(sweet)]
  return {
    kinds: inOrder.filter((kind) => all.has(kind)),
    areAll: kinds.every(({ length }) => length > 0),
  }
}
