import {
  type Nutrient,
  type NutrientAmounts,
  noNutrients,
  nutrientIndex,
  type nutrients,
} from '@brightplate/foods/nutrients'
import { noPattern } from '@brightplate/foods/patterns/food-pattern'
import type { FigureOfEach } from '@brightplate/foods/tuple'
import { floor } from '../compositions/filters/floor.ts'
import { energyShare } from '../energy-share.ts'
import { energyTarget } from '../energy-target.ts'
import { nothingCounted } from '../rules/counted-limits.ts'
import type { Option } from '../search/option.ts'
import { type Problem, slotCount } from '../search/problem.ts'
import { slots } from '../slot.ts'
import type { MealOut } from './meal-out.ts'

const middle = ({ low, high }: { low: number; high: number }) => (low + high) / 2

/**
 * What a meal out is taken to bring while the others are chosen: its slot's share of every target, within
 * every range. So neither is the rest of the day made to catch up, nor is anything held against it.
 */
function amountsOf(problem: Problem, share: number): NutrientAmounts {
  const { targets, indexedTargets } = problem
  const kcal = energyTarget(problem) * share
  const amounts: FigureOfEach<typeof nutrients> = [...noNutrients]
  const put = (nutrient: Nutrient, amount: number) => {
    amounts[nutrientIndex[nutrient]] = amount
  }
  put('energy_kcal', kcal)
  put('carb_g', (middle(targets.carbohydrate) * kcal) / 4)
  put('fat_g', (middle(targets.fat) * kcal) / 9)
  if (targets.saturatedFat !== null) put('sat_fat_g', (targets.saturatedFat * kcal) / 9)
  put('added_sugars_g', (targets.addedSugars * kcal) / 4)
  put('sodium_mg', targets.sodiumMg * share)
  for (const { index, recommended } of indexedTargets) amounts[index] = recommended * share
  put('protein_g', (middle(targets.protein) * kcal) / 4)
  return amounts
}

function outOption(problem: Problem, index: number): Option | null {
  const slot = slots[index]
  const some = problem.slots[index]?.[0]?.[0]
  if (!slot || !some) return null
  const amounts = amountsOf(problem, energyShare(slot, problem.profile))
  const counted = nothingCounted
  const none = { servings: 0, cooked: 0, lines: [], grams: [], incomplete: [], counted }
  const energyKcal = amounts[nutrientIndex.energy_kcal]
  const option: Option = {
    parts: [],
    // None of some dish of the slot: a composition without parts has no dish of its own.
    serving: { dish: some.serving.dish, ...none, amounts, energyKcal },
    dish: problem.dishCount,
    amounts,
    energyKcal,
    counted,
    yielded: nothingCounted,
    foods: [],
    accepted: [],
    declared: [],
    sides: [],
    patterns: noPattern,
    acceptedKcal: floor.day * energyKcal,
    acceptance: 1,
    totalMinutes: 0,
    activeMinutes: 0,
    keepable: null,
    freeTimes: Number.POSITIVE_INFINITY,
    times: 1,
    wished: false,
    wishes: [],
    cuisines: [],
    seldom: 0,
    favourite: false,
    grams: 0,
    recency: 0,
    sizes: [],
  }
  return { ...option, sizes: [option] }
}

/** The problem of a plan with meals out: each slot has what stands for one, that the search tries nowhere else. */
export const withMealsOut = (problem: Problem, mealsOut: readonly MealOut[]): Problem =>
  mealsOut.length === 0
    ? problem
    : {
        ...problem,
        dishCount: problem.dishCount + 1,
        out: slots.map((_, index) => outOption(problem, index)),
      }

/** The cells of the meals out, of a problem with meals out. */
export const cellsOut = (
  { out, days }: Problem,
  mealsOut: readonly MealOut[],
): Map<number, Option> =>
  new Map(
    mealsOut.flatMap(({ day, slot }) => {
      const index = slots.indexOf(slot)
      const option = out[index]
      return option && day < days ? [[day * slotCount + index, option] as const] : []
    }),
  )
