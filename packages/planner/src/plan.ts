import { type PlannerInput, planDays } from './plan-days.ts'
import type { PlanDocument } from './plan-document.ts'
import type { Infeasible } from './rules/infeasible.ts'
import { ruledOut } from './rules/ruled-out.ts'
import { summarizePlan } from './writing/summarize-plan.ts'

export type PlanOutcome = { kind: 'plan'; document: PlanDocument } | Infeasible

/**
 * A plan with its list, tips and report, or the rules that clash. Whoever finishes the days by a child's whole profile
 * asks for `planDays`.
 * @example plan({ profile, startDate: '2026-11-23', durationDays: 7, seed: 1, steps: 3500 })
 */
export function plan(input: PlannerInput): PlanOutcome {
  const planned = planDays(input)
  if (planned.kind === 'infeasible') return planned
  const summary = summarizePlan(planned.days, input.profile)
  return { kind: 'plan', document: { ...summary, ruled_out: ruledOut(planned.rejected) } }
}
