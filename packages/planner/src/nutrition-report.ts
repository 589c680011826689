import { type Nutrient, nutrients } from '@brightplate/foods/nutrients'
import { energyTarget } from './energy-target.ts'
import type { NutrientReport } from './plan-document.ts'
import { nutrientNames } from './texts/nutrient-names.ts'
import type { WeekState } from './week-state.ts'

/** A mean within 2 % of its target counts as reached: kitchen scales are no finer. */
const reachedFrom = 0.98

const tenth = (amount: number) => Math.round(amount * 10) / 10

/** The plan's mean day against each target. */
export function nutritionReport(state: WeekState): NutrientReport[] {
  const { targets, days, profile } = state.problem
  const incomplete = new Set(state.cells.flatMap((option) => option.serving.incomplete))
  const mean = (nutrient: Nutrient) => (state.planTotals[nutrients.indexOf(nutrient)] ?? 0) / days
  const row = (
    nutrient: Nutrient,
    target: number | null,
    upper: number | null,
  ): NutrientReport => ({
    nutrient,
    ...nutrientNames[nutrient],
    mean: tenth(mean(nutrient)),
    target,
    upper,
    complete: !incomplete.has(nutrient),
    reached:
      (target === null || mean(nutrient) >= target * reachedFrom) &&
      (upper === null || mean(nutrient) <= upper),
  })
  return [
    row('energy_kcal', Math.round(energyTarget({ profile, targets })), null),
    ...targets.nutrients.map(({ nutrient, recommended, upper }) =>
      row(nutrient, recommended, upper),
    ),
    row('sodium_mg', null, targets.sodiumMg),
    row('added_sugars_g', null, tenth((targets.energyKcal * targets.addedSugars) / 4)),
  ]
}
