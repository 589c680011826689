import type { PlanData } from '@brightplate/contract/plan-data'
import type { Restrictions } from '@brightplate/foods/restrictions'
import { checkPlanText } from '@brightplate/foods/safety-check/check-plan-text'
import { bestSize } from '@brightplate/planner/best-replacements'
import { dayNutrition } from '@brightplate/planner/nutrition-report'
import type { PlannedDay, PlannedDish } from '@brightplate/planner/plan-document'
import { dishesOfDay } from '@brightplate/planner/plan-document'
import { buildProblem } from '@brightplate/planner/problem'
import { sizesOfRecipe } from '@brightplate/planner/restore-option'
import { restoreState } from '@brightplate/planner/restore-state'
import { type Slot, slots } from '@brightplate/planner/slot'
import { summarizePlan } from '@brightplate/planner/summarize-plan'
import { cellOf } from '@brightplate/planner/week-state'
import { writeDish } from '@brightplate/planner/write-plan'
import { sharedOf } from '../check/broken-words.ts'
import { dishText } from '../check/plan-text.ts'
import { readableMenu } from '../compose/readable-menu.ts'
import { labelsCount } from '../profile/judge-safe-foods.ts'
import { planProfile } from '../profile/plan-profile.ts'
import type { AlternativesRequest } from './compose-alternatives.ts'
import { askedBefore, storedDishes } from './stored-dishes.ts'
import { toPlannedDays } from './to-planned-days.ts'

export interface SwapRequest extends AlternativesRequest {
  recipeId: string
}

export type ComposedSwap = { kind: 'swapped'; planData: PlanData } | { kind: 'refused' }

function withDish(day: PlannedDay, slot: Slot, dish: PlannedDish): PlannedDay {
  const changed = { ...day, snacks: [...day.snacks] }
  if (slot === 'snack_1') changed.snacks[0] = dish
  else if (slot === 'snack_2') changed.snacks[1] = dish
  else if (slot === 'juice') {
    const { steps, ...juice } = dish
    changed.juice = { ...juice, preparation: steps }
  } else changed[slot] = dish
  return { ...changed, nutrition: dayNutrition(dishesOfDay(changed)) }
}

/**
 * The plan with one dish changed; list, totals and report follow. Refused where the dish would
 * break a rule of today, by the planner's flags or by its words.
 */
export function composeSwap(
  request: SwapRequest,
  write: typeof writeDish = writeDish,
): ComposedSwap {
  const { child, planData, startDate, day, slot, recipeId } = request
  const { profile, safeFoods } = planProfile(child)
  const menu = readableMenu(profile, request.recipes)
  const asked = [...askedBefore(planData), { slot, recipeId }]
  const problem = buildProblem(menu, profile, startDate, planData.days.length, [], asked)
  const sizes = sizesOfRecipe(problem, slot, recipeId)
  if (sizes.length === 0 || problem.slots.some((dishes) => dishes.length === 0))
    return { kind: 'refused' }
  const state = restoreState(problem, storedDishes(planData))
  const cell = cellOf(day, slots.indexOf(slot))
  const best = bestSize(state, cell, sizes)
  if (!best) return { kind: 'refused' }
  const dish = write(best.option, problem)
  const isRead = labelsCount(safeFoods)
  const isRefused = (one: typeof dish, restrictions: Restrictions) => {
    const words = dishText(slot, one, one.steps, isRead)
    const text = { days: [{ dishes: [words] }], shoppingList: [], tips: [] }
    return checkPlanText(restrictions, text).length > 0
  }
  if (isRefused(dish, profile.ownRestrictions) || isRefused(sharedOf(dish), profile.restrictions)) {
    return { kind: 'refused' }
  }
  const days = toPlannedDays(planData).map((written, index) =>
    index === day ? withDish(written, slot, dish) : written,
  )
  const summary = summarizePlan(days, profile)
  const notices = planData.notices ?? []
  return {
    kind: 'swapped',
    planData: {
      ...planData,
      ...summary,
      general_tips: [...notices.map(({ text }) => text), ...summary.general_tips],
      tip_texts: [...notices, ...summary.tip_texts],
    },
  }
}
