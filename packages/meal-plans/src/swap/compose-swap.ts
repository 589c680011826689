import { eatenOutId } from '@brightplate/contract/plans/eaten-out'
import type { PlanData } from '@brightplate/contract/plans/plan-data'
import type { Restrictions } from '@brightplate/foods/restrictions'
import { checkPlanText } from '@brightplate/foods/safety-check/check-plan-text'
import { eatenOut } from '@brightplate/planner/meals-out/eaten-out'
import { withMealsOut } from '@brightplate/planner/meals-out/out-options'
import { dishesAtHome, type PlannedDish } from '@brightplate/planner/plan-document'
import { buildProblem } from '@brightplate/planner/search/problem'
import { cellOf } from '@brightplate/planner/search/week-state'
import { slots } from '@brightplate/planner/slot'
import { bestSizeIn } from '@brightplate/planner/swap/best-size-in'
import { sizesOfRecipe } from '@brightplate/planner/swap/restore-option'
import { restoreState } from '@brightplate/planner/swap/restore-state'
import { writeDish } from '@brightplate/planner/writing/write-plan'
import { sharedOf } from '../check/broken-words.ts'
import { dishText } from '../check/plan-text.ts'
import { readableMenu } from '../compose/readable-menu.ts'
import { mealsOutOf } from '../meals-out/meals-out-of.ts'
import { labelsCount } from '../profile/judge-safe-foods.ts'
import { type JudgedProfile, planProfile } from '../profile/plan-profile.ts'
import type { AlternativesRequest } from './compose-alternatives.ts'
import { planOfDays } from './plan-of-days.ts'
import { askedBefore, storedDishes } from './stored-dishes.ts'
import { toPlannedDays } from './to-planned-days.ts'
import { withDish } from './with-dish.ts'

export interface SwapRequest extends AlternativesRequest {
  recipeId: string
}

export type ComposedSwap = { kind: 'swapped'; planData: PlanData } | { kind: 'refused' }

/** The dish in its best size, in words; null where a rule of today forbids it, by flags or by words. */
function dishFor(
  { planData, startDate, day, slot, recipeId, recipes }: SwapRequest,
  { profile, safeFoods }: JudgedProfile,
  write: typeof writeDish,
): PlannedDish | null {
  if (recipeId === eatenOutId) return eatenOut()
  const menu = readableMenu(profile, recipes)
  const asked = [...askedBefore(planData), { slot, recipeId }]
  const out = mealsOutOf(planData)
  const atHome = buildProblem(menu, profile, startDate, planData.days.length, [], asked)
  const problem = withMealsOut(atHome, out)
  const sizes = sizesOfRecipe(problem, slot, recipeId)
  if (sizes.length === 0 || problem.slots.some((dishes) => dishes.length === 0)) return null
  const state = restoreState(problem, storedDishes(planData), out)
  const best = bestSizeIn(state, cellOf(day, slots.indexOf(slot)))(sizes)
  if (!best) return null
  const dish = write(best.option, problem)
  const isRead = labelsCount(safeFoods)
  const isRefused = (one: PlannedDish, restrictions: Restrictions) => {
    const words = dishText(slot, one, one.steps, isRead)
    const text = { days: [{ dishes: [words] }], shoppingList: [], tips: [] }
    return checkPlanText(restrictions, text).length > 0
  }
  return isRefused(dish, profile.ownRestrictions) || isRefused(sharedOf(dish), profile.restrictions)
    ? null
    : dish
}

/**
 * The plan with one dish changed, or eaten out; list, totals and report follow. Refused where the dish
 * would break a rule of today, and where no meal would be left at home.
 */
export function composeSwap(
  request: SwapRequest,
  write: typeof writeDish = writeDish,
): ComposedSwap {
  const { child, planData, day, slot } = request
  const judged = planProfile(child)
  const dish = dishFor(request, judged, write)
  if (!dish) return { kind: 'refused' }
  const days = toPlannedDays(planData).map((written, index) =>
    index === day ? withDish(written, slot, dish) : written,
  )
  if (days.flatMap(dishesAtHome).length === 0) return { kind: 'refused' }
  return { kind: 'swapped', planData: planOfDays(planData, days, judged.profile) }
}
