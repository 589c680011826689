import { type Nutrient, nutrients } from '@brightplate/foods/nutrients'
import { targetsFor } from '@brightplate/foods/targets/targets'
import { energyTarget } from '../energy-target.ts'
import { withKnownFood } from '../known-food/with-known-food.ts'
import { homeShare, targetsAtHome } from '../meals-out/home-share.ts'
import type { NutrientReport, PlannedDay } from '../plan-document.ts'
import { dishesOfDay } from '../plan-document.ts'
import type { PlannerProfile } from '../planner-profile.ts'
import { nutrientName } from '../texts/nutrient-names.ts'

/** A mean within 2 % of its target counts as reached: kitchen scales are no finer. */
const reachedFrom = 0.98

const hundredth = (amount: number) => Math.round(amount * 100) / 100
/** To a tenth; below one, of which a tenth is much, to a hundredth. */
const rounded = (amount: number) => (amount < 1 ? hundredth(amount) : Math.round(amount * 10) / 10)

interface WithNutrition {
  nutrition: Readonly<Record<string, number>>
}

/** Whether each dish that has figures was planned since this nutrient is counted: one of before holds an unknown amount. */
const isCounted = (dishes: readonly WithNutrition[], nutrient: Nutrient): boolean =>
  dishes.every(({ nutrition }) => nutrient in nutrition || !('energy_kcal' in nutrition))

/** Of a nutrient, what dishes bring together; nothing of one that is eaten out. */
export const broughtBy = (dishes: readonly WithNutrition[], nutrient: Nutrient): number =>
  dishes.reduce((sum, { nutrition }) => sum + (nutrition[nutrient] ?? 0), 0)

/** What the dishes of a day bring together. */
export const dayNutrition = (dishes: readonly WithNutrition[]): Record<string, number> =>
  Object.fromEntries(
    nutrients
      .filter((nutrient) => isCounted(dishes, nutrient))
      .map((nutrient) => [nutrient, hundredth(broughtBy(dishes, nutrient))]),
  )

/** The plan's mean day against each target of the child; where meals are out, against their part that is at home. */
export function nutritionReport(
  days: readonly PlannedDay[],
  profile: PlannerProfile,
): NutrientReport[] {
  const share = homeShare(days, profile)
  const targets = targetsAtHome(targetsFor(profile.ageYears, profile.energyKcal), share)
  const dishes = days.flatMap((day) => dishesOfDay(day))
  const mean = (nutrient: Nutrient) => broughtBy(dishes, nutrient) / days.length
  const row = (
    nutrient: Nutrient,
    target: number | null,
    upper: number | null,
  ): NutrientReport => ({
    nutrient,
    ...nutrientName(nutrient),
    mean: rounded(mean(nutrient)),
    target,
    upper,
    complete: dishes.every((dish) => dish.nutrition_complete[nutrient] !== false),
    reached:
      (target === null || mean(nutrient) >= target * reachedFrom) &&
      (upper === null || mean(nutrient) <= upper),
  })
  /** As published where all is at home. */
  const shown = (amount: number) => (share === 1 ? amount : rounded(amount))
  const rows = [
    row('energy_kcal', Math.round(energyTarget({ profile, targets })), null),
    ...targets.nutrients
      .filter(({ nutrient }) => isCounted(dishes, nutrient))
      .map(({ nutrient, recommended, upper }) =>
        row(nutrient, shown(recommended), upper === null ? null : shown(upper)),
      ),
    row('sodium_mg', null, shown(targets.sodiumMg)),
    row('added_sugars_g', null, rounded((targets.energyKcal * targets.addedSugars) / 4)),
  ]
  return withKnownFood(rows, dishes, days.length)
}
