import type { PlanData } from '@brightplate/contract/plans/plan-data'
import type { CheckedPlan } from './checked-plan.ts'

declare const plan: PlanData
declare const checked: CheckedPlan
declare const store: (plan: CheckedPlan) => void

store(checked)
// @ts-expect-error Only `finishPlan` makes one.
store(plan)
// @ts-expect-error A copy has not passed the gate.
store({ ...checked })
// @ts-expect-error Nor has one with other days.
store({ ...checked, days: plan.days })
