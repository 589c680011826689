import { eatenOutId } from '@brightplate/contract/plans/dishes/eaten-out'
import type { PlanWarning } from '@brightplate/contract/plans/meal-plan'
import { eatenOut } from '@brightplate/planner/meals-out/eaten-out'
import { withMealsOut } from '@brightplate/planner/meals-out/out-options'
import { dishesAtHome, type PlannedDish } from '@brightplate/planner/plan-document'
import type { PlannerProfile } from '@brightplate/planner/planner-profile'
import { ruledOut } from '@brightplate/planner/rules/ruled-out'
import { buildProblem } from '@brightplate/planner/search/build-problem'
import { cellOf } from '@brightplate/planner/search/week-state'
import { slots } from '@brightplate/planner/slot'
import { bestSizeIn } from '@brightplate/planner/swap/best-size-in'
import { sizesOfRecipe } from '@brightplate/planner/swap/restore-option'
import { restoreState } from '@brightplate/planner/swap/restore-state'
import type { KeyedText } from '@brightplate/planner/texts/english'
import { writeDish } from '@brightplate/planner/writing/write-dish'
import { readableMenu } from '../compose/readable-menu.ts'
import type { CheckedPlan } from '../finish/checked-plan.ts'
import { finishPlan } from '../finish/finish-plan.ts'
import type { Unplannable } from '../finish/unplannable.ts'
import { mealsOutOf } from '../meals-out/meals-out-of.ts'
import { planProfile } from '../profile/plan-profile.ts'
import type { AlternativesRequest } from './compose-alternatives.ts'
import { askedBefore, storedDishes } from './stored-dishes.ts'
import { toPlannedDays } from './to-planned-days.ts'
import { withDish } from './with-dish.ts'

export interface SwapRequest extends AlternativesRequest {
  recipeId: string
}

export type ComposedSwap =
  | { kind: 'swapped'; planData: CheckedPlan; warnings: PlanWarning[] }
  | { kind: 'refused' }
  | Unplannable

/** The dish in its best size, in words, with what was ruled out for it; null where a rule of today forbids it. */
function dishFor(
  { planData, startDate, day, slot, recipeId, recipes }: SwapRequest,
  profile: PlannerProfile,
  write: typeof writeDish,
): { dish: PlannedDish; ruledOut?: KeyedText[] } | null {
  if (recipeId === eatenOutId) return { dish: eatenOut() }
  const menu = readableMenu(profile, recipes)
  const asked = [...askedBefore(planData), { slot, recipeId }]
  const out = mealsOutOf(planData)
  const atHome = buildProblem(menu, profile, startDate, planData.days.length, [], asked)
  const problem = withMealsOut(atHome, out)
  const sizes = sizesOfRecipe(problem, slot, recipeId)
  if (sizes.length === 0 || problem.slots.some((dishes) => dishes.length === 0)) return null
  const state = restoreState(problem, storedDishes(planData), out)
  const best = bestSizeIn(state, cellOf(day, slots.indexOf(slot)))(sizes)
  return best && { dish: write(best.option, problem, day), ruledOut: ruledOut(problem.rejected) }
}

/**
 * The plan with one dish changed, or eaten out. Refused where the dish would break a rule of today, and where
 * no meal would be left at home.
 */
export function composeSwap(
  request: SwapRequest,
  write: typeof writeDish = writeDish,
): ComposedSwap {
  const { child, planData, day, slot } = request
  const judged = planProfile(child)
  const found = dishFor(request, judged.profile, write)
  if (!found) return { kind: 'refused' }
  const days = toPlannedDays(planData).map((written, index) =>
    index === day ? withDish(written, slot, found.dish) : written,
  )
  if (days.flatMap(dishesAtHome).length === 0) return { kind: 'refused' }
  const draft = { days, ruledOut: found.ruledOut }
  const finished = finishPlan(draft, child, judged, {
    before: planData,
    placed: [{ day, slot }],
  })
  if (finished.kind === 'refused') return { kind: 'refused' }
  if (finished.kind !== 'finished') return finished
  return { kind: 'swapped', planData: finished.plan, warnings: finished.warnings }
}
