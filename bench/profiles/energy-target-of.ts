import type { PlanDocument } from '@brightplate/planner/plan-document'

/** The one target of a day that the plan was made for. */
export function energyTargetOf({ nutrition }: PlanDocument): number {
  const target = nutrition.find(({ nutrient }) => nutrient === 'energy_kcal')?.target
  if (!target) throw new Error('A plan without an energy target')
  return target
}
