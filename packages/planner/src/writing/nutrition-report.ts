import { type Nutrient, nutrients } from '@brightplate/foods/nutrients'
import { targetsFor } from '@brightplate/foods/targets'
import { energyTarget } from '../energy-target.ts'
import { withKnownFood } from '../known-food/with-known-food.ts'
import { homeShare, targetsAtHome } from '../meals-out/home-share.ts'
import type { NutrientReport, PlannedDay } from '../plan-document.ts'
import { dishesOfDay } from '../plan-document.ts'
import type { PlannerProfile } from '../planner-profile.ts'
import { nutrientNames } from '../texts/nutrient-names.ts'

/** A mean within 2 % of its target counts as reached: kitchen scales are no finer. */
const reachedFrom = 0.98

const tenth = (amount: number) => Math.round(amount * 10) / 10
const hundredth = (amount: number) => Math.round(amount * 100) / 100

/** What the dishes of a day bring together. */
export const dayNutrition = (
  dishes: readonly { nutrition: Record<string, number> }[],
): Record<string, number> =>
  Object.fromEntries(
    nutrients.map((nutrient) => [
      nutrient,
      hundredth(dishes.reduce((sum, dish) => sum + (dish.nutrition[nutrient] ?? 0), 0)),
    ]),
  )

/** The plan's mean day against each target of the child; where meals are out, against their part that is at home. */
export function nutritionReport(
  days: readonly PlannedDay[],
  profile: PlannerProfile,
): NutrientReport[] {
  const share = homeShare(days, profile)
  const targets = targetsAtHome(targetsFor(profile.ageYears), share)
  const dishes = days.flatMap((day) => dishesOfDay(day))
  const mean = (nutrient: Nutrient) =>
    dishes.reduce((sum, dish) => sum + (dish.nutrition[nutrient] ?? 0), 0) / days.length
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
    complete: dishes.every((dish) => dish.nutrition_complete[nutrient] !== false),
    reached:
      (target === null || mean(nutrient) >= target * reachedFrom) &&
      (upper === null || mean(nutrient) <= upper),
  })
  /** As published where all is at home. */
  const shown = (amount: number) => (share === 1 ? amount : tenth(amount))
  const rows = [
    row('energy_kcal', Math.round(energyTarget({ profile, targets })), null),
    ...targets.nutrients.map(({ nutrient, recommended, upper }) =>
      row(nutrient, shown(recommended), upper === null ? null : shown(upper)),
    ),
    row('sodium_mg', null, shown(targets.sodiumMg)),
    row('added_sugars_g', null, tenth((targets.energyKcal * targets.addedSugars) / 4)),
  ]
  return withKnownFood(rows, dishes, days.length)
}
