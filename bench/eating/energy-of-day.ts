import type { AgeBand } from '../../packages/foods/src/eating/age-band.ts'
import { commonFrom, rareBelow } from '../../packages/foods/src/eating/eating-days.ts'
import { eatingRates, percentOfDays } from '../../packages/foods/src/eating/eating-rates.ts'
import { plainFoodOf } from '../../packages/foods/src/plain-foods/plain-foods.ts'
import { allRecipes } from '../../packages/recipes/src/all-recipes.ts'

/** Energy of one WWEIA food category; null where the plan does not tell which it is. */
export interface CategoryEnergy {
  category: number | null
  kcal: number
}

interface WrittenPart {
  food_id?: string
  recipe_id?: string
  energy_kcal: number | null
}

/** A meal, snack or juice of a plan as it is written; plans of before have no parts. */
export interface WrittenDish {
  recipe_id: string
  nutrition: Readonly<Record<string, number>>
  parts?: readonly WrittenPart[]
}

const categoryOfRecipe = new Map(allRecipes.map(({ id, category }) => [id, category]))

const categoryOf = ({ food_id, recipe_id }: Omit<WrittenPart, 'energy_kcal'>): number | null =>
  (food_id === undefined ? undefined : plainFoodOf(food_id)?.category) ??
  (recipe_id === undefined ? undefined : categoryOfRecipe.get(recipe_id)) ??
  null

/** What the parts of the meals of a day bring, by category. */
export const energyOfDishes = (dishes: readonly WrittenDish[]): CategoryEnergy[] =>
  dishes.flatMap(({ recipe_id, nutrition, parts }) =>
    parts === undefined
      ? [{ category: categoryOf({ recipe_id }), kcal: nutrition.energy_kcal ?? 0 }]
      : parts.map((part) => ({ category: categoryOf(part), kcal: part.energy_kcal ?? 0 })),
  )

/** Shares of the energy of a day, 0 to 1. */
export interface DayShares {
  /** From categories that under 2 % of children of that age eat on a day. */
  rare: number
  /** From those that 8 % and more eat. */
  common: number
  /** From what no category is told of. */
  unreported: number
}

/** Null for a day without energy. */
export function sharesOfDay(energies: readonly CategoryEnergy[], band: AgeBand): DayShares | null {
  const kcalOf = (wanted: (percent: number | null) => boolean) =>
    energies
      .filter(({ category }) =>
        wanted(category === null ? null : percentOfDays(eatingRates, category, 'any', band)),
      )
      .reduce((sum, { kcal }) => sum + kcal, 0)
  const all = kcalOf(() => true)
  if (all <= 0) return null
  return {
    rare: kcalOf((percent) => percent !== null && percent < rareBelow) / all,
    common: kcalOf((percent) => percent !== null && percent >= commonFrom) / all,
    unreported: kcalOf((percent) => percent === null) / all,
  }
}
