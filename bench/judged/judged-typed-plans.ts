import { composePlan } from '@brightplate/meal-plans/compose/compose-plan'
import { searchSteps } from '@brightplate/meal-plans/compose/search-steps'
import { servedFaults } from '../../plan-check/check-plan.ts'
import type { Finding } from '../../plan-check/plan.ts'
import { typedProfile } from '../profiles/typed-profiles.ts'
import { startDate } from './plan-settings.ts'

export interface JudgedTypedPlans {
  plans: number
  /** Plans with a violation that the checker finds. */
  found: number
  findings: readonly Finding[]
  /** Plans from which the gate left a dish out. */
  refusedByGate: number
  without: number
}

/** Plans of a week as they are served, for children whose parents type as parents do. */
export function judgedTypedPlans(children: number): JudgedTypedPlans {
  const judgedPlans = { plans: 0, found: 0, refusedByGate: 0, without: 0 }
  const findings: Finding[] = []
  for (let seed = 1; seed <= children; seed += 1) {
    const { facts, judged } = typedProfile(seed)
    const steps = searchSteps
    const composed = composePlan({ child: facts, startDate, durationDays: 7, seed, steps })
    if (composed.kind !== 'plan') {
      judgedPlans.without += 1
      continue
    }
    const found = servedFaults(composed.planData, judged)
    findings.push(...found)
    judgedPlans.plans += 1
    judgedPlans.found += found.length > 0 ? 1 : 0
    judgedPlans.refusedByGate += composed.refusedRecipes.length > 0 ? 1 : 0
  }
  return { ...judgedPlans, findings }
}
