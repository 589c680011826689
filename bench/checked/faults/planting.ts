import { dishAt } from '@brightplate/contract/plans/dish-at'
import type { MealPlan } from '@brightplate/contract/plans/meal-plan'
import type { PlatePart, Snack } from '@brightplate/contract/plans/plan-data'
import { slots } from '@brightplate/contract/plans/slots'
import { pick } from '@brightplate/planner/search/random'

export type Profile = NonNullable<MealPlan['profile_snapshot']>
export type Steps = { steps?: string[] | undefined; preparation?: string[] }
export type Dish = Snack & Steps
export type Random = () => number

/** A fault as it is planted into a plan that the product made. */
export interface PlantedFault {
  name: string
  /** How the checker must name it. */
  kind: string
  /** What the profile says besides, so that it is a fault. */
  profile?: (profile: Profile) => void
  /** Plants it; false where this plan has no place for it. */
  plant: (plan: MealPlan, random: Random) => boolean
}

export interface Meal {
  dish: Dish
  slot: (typeof slots)[number]
  day: number
}

export const mealsOf = (plan: MealPlan): Meal[] =>
  plan.plan_data.days.flatMap((_, day) =>
    slots.flatMap((slot) => {
      const dish: Dish | undefined = dishAt(plan.plan_data, day, slot)
      return dish && !dish.eaten_out ? [{ dish, slot, day }] : []
    }),
  )

export function chosen<Item>(items: readonly Item[], random: Random): Item | undefined {
  return items[pick(random, items.length)]
}

export const inMeal =
  (
    change: (dish: Dish, plan: MealPlan, meal: Meal) => void,
    fits: (meal: Meal, plan: MealPlan) => boolean = () => true,
  ) =>
  (plan: MealPlan, random: Random): boolean => {
    const meal = chosen(
      mealsOf(plan).filter((one) => fits(one, plan)),
      random,
    )
    if (meal) change(meal.dish, plan, meal)
    return meal !== undefined
  }

export const lastPart = ({ parts = [] }: Dish): PlatePart | undefined => parts.at(-1)
/** The child eats of the last part, and so does everyone. */
export const isShared = ({ dish }: Meal) => {
  const part = lastPart(dish)
  return part !== undefined && !part.apart_steps && !part.for_others
}
export const portionsOf = (dish: Dish) =>
  lastPart(dish)?.people === 1 ? 1 : (dish.portions ?? dish.people ?? 1)

/** Another line of the last part, as the product would write it. */
export function addLine(dish: Dish, words: string, grams = 20): void {
  const line = `${words} (${grams} g)`
  dish.ingredients.push(line)
  lastPart(dish)?.ingredients.push(line)
  dish.foods?.push({ food_id: 'planted', grams })
}
export const addStep = (dish: Dish, step: string) => (dish.preparation ?? dish.steps)?.push(step)
export const line = (words: string, grams?: number) =>
  inMeal((dish) => addLine(dish, words, grams), isShared)

export const words: Readonly<Record<string, string>> = {
  milk: 'butter',
  egg: 'egg',
  peanuts: 'peanut butter',
  sesame: 'tahini',
  soy: 'tofu',
  fish: 'salmon',
  shellfish: 'shrimp',
  lupin: 'lupin flour',
}
export const wordFor = ({ allergies }: Pick<Profile, 'allergies'>): string =>
  allergies.map((tag) => words[tag]).find((word) => word !== undefined) ?? 'lupin flour'
export const own = (plan: MealPlan) => wordFor(plan.profile_snapshot ?? { allergies: [] })
export const allergic = (profile: Pick<Profile, 'allergies'>): void => {
  if (!profile.allergies.some((tag) => words[tag])) profile.allergies.push('lupin')
}
export const others = (profile: Profile) => profile.eaters ?? []
export const firstOther = (plan: MealPlan) => others(plan.profile_snapshot ?? ({} as Profile))[0]

/** A fault that is found by its kind. */
export const structure = (
  kind: string,
  plant: PlantedFault['plant'],
  name = kind,
): PlantedFault => ({
  name,
  kind,
  plant,
})
