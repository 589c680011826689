import type { MealPlan } from '@brightplate/contract/plans/meal-plan'
import { randomStream } from '@brightplate/planner/search/random'
import { checkPlan } from '../../plan-check/check-plan.ts'
import type { PlantedFault } from './faults/planting.ts'

/** null: the plan has no place for the fault, or had one of its kind before. */
export type Refusal = { refused: boolean; named: boolean } | null

const kindsOf = (plan: MealPlan) => new Set(checkPlan(plan).map(({ kind }) => kind))
const known = new WeakMap<MealPlan, ReadonlySet<string>>()

/** What was found in a plan as it was made; looked for once. */
function kindsBefore(plan: MealPlan): ReadonlySet<string> {
  const kinds = known.get(plan) ?? kindsOf(plan)
  known.set(plan, kinds)
  return kinds
}

/** Plants one fault into a plan, and asks whether the checker refuses it by its name. */
export function refusePlanted(plan: MealPlan, fault: PlantedFault, seed: number): Refusal {
  const planted = structuredClone(plan)
  if (fault.profile && planted.profile_snapshot) fault.profile(planted.profile_snapshot)
  const before = fault.profile ? kindsOf(planted) : null
  if (!fault.plant(planted, randomStream(seed))) return null
  if ((before ?? kindsBefore(plan)).has(fault.kind)) return null
  const after = kindsOf(planted)
  return { refused: after.size > 0, named: after.has(fault.kind) }
}
