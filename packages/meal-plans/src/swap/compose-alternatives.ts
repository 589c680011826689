import type { PlanData, Slot } from '@brightplate/contract/plan-data'
import { bestReplacements } from '@brightplate/planner/best-replacements'
import { buildProblem } from '@brightplate/planner/problem'
import { restoreState } from '@brightplate/planner/restore-state'
import { slots } from '@brightplate/planner/slot'
import { swapEffects } from '@brightplate/planner/swap-effects'
import { cellOf } from '@brightplate/planner/week-state'
import { writeDish } from '@brightplate/planner/write-plan'
import type { Recipe } from '@brightplate/recipes/recipe'
import { readableMenu } from '../compose/readable-menu.ts'
import { dishAt } from '../dish-at.ts'
import { planProfile } from '../profile/plan-profile.ts'
import type { ProfileFacts } from '../profile/to-planner-profile.ts'
import { storedDishes } from './stored-dishes.ts'
import { knownAmounts, toPlannedDish } from './to-planned-days.ts'

export interface AlternativesRequest {
  /** The child as it is today. */
  child: ProfileFacts
  /** Recipes beside our own. */
  recipes?: Recipe[]
  planData: PlanData
  startDate: string
  /** Counted from 0. */
  day: number
  slot: Slot
}

export interface ComposedAlternative {
  recipe_id: string
  name: string
  picture: string
  total_minutes: number
  changes: string[]
}

const offered = 3

/** Dishes that would keep every rule in place of one of a plan, best first. */
export function composeAlternatives(request: AlternativesRequest): ComposedAlternative[] {
  const { child, planData, startDate, day, slot } = request
  const { profile } = planProfile(child)
  const menu = readableMenu(profile, request.recipes)
  const problem = buildProblem(menu, profile, startDate, planData.days.length)
  const cell = cellOf(day, slots.indexOf(slot))
  if (problem.slots.some((dishes) => dishes.length === 0)) return []
  const state = restoreState(problem, storedDishes(planData))
  const present = dishAt(planData, day, slot)
  const before = present ? toPlannedDish(present) : null
  const brings = knownAmounts(planData.days[day]?.nutrition)
  return bestReplacements(state, cell, offered, [present?.recipe_id ?? '']).map((option) => {
    const dish = writeDish(option, problem)
    return {
      recipe_id: dish.recipe_id,
      name: dish.name,
      picture: dish.picture,
      total_minutes: dish.total_minutes,
      changes: swapEffects(before, dish, brings, problem.targets).map(({ text }) => text),
    }
  })
}
