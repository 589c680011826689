import {
  type ComposedPlan,
  composePlan,
  type PlanRequest,
} from '@brightplate/meal-plans/compose/compose-plan'
import { planDays } from '@brightplate/planner/plan-days'

/** `composePlan` that writes to `share` how much of the search is done, from 0 to 1. */
export function composeWithProgress({
  request,
  share,
}: {
  request: PlanRequest
  share: Float64Array | null
}): ComposedPlan {
  const onProgress = (done: number) => {
    if (share) share[0] = done
  }
  return composePlan(request, (input) => planDays({ ...input, onProgress }))
}
