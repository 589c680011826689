import { dishAt } from '@brightplate/contract/plans/dish-at'
import type { PlanData, Slot } from '@brightplate/contract/plans/plan-data'
import type { Targets } from '@brightplate/foods/targets/targets'
import { energyShare } from '@brightplate/planner/energy-share'
import { needsOven } from '@brightplate/planner/kitchen/needs-oven'
import { homeShareOfDay, targetsAtHome } from '@brightplate/planner/meals-out/home-share'
import { withMealsOut } from '@brightplate/planner/meals-out/out-options'
import { buildProblem } from '@brightplate/planner/search/build-problem'
import type { Option } from '@brightplate/planner/search/option'
import { courseOf, type Problem } from '@brightplate/planner/search/problem'
import { cellOf, type WeekState } from '@brightplate/planner/search/week-state'
import { budgetLeft } from '@brightplate/planner/shop/budget-left'
import { linesOfFood } from '@brightplate/planner/shop/lines-of-food'
import { priceEffect, reportedFrom } from '@brightplate/planner/shop/price-effect'
import { usdSaved } from '@brightplate/planner/shop/usd-saved'
import { slots } from '@brightplate/planner/slot'
import { bestReplacements, isBuiltOnAccepted } from '@brightplate/planner/swap/best-replacements'
import { restoreState } from '@brightplate/planner/swap/restore-state'
import { swapEffects } from '@brightplate/planner/swap/swap-effects'
import { writeDish } from '@brightplate/planner/writing/write-dish'
import type { Recipe } from '@brightplate/recipes/recipe'
import { readableMenu } from '../compose/readable-menu.ts'
import { mealsOutOf } from '../meals-out/meals-out-of.ts'
import { planProfile } from '../profile/plan-profile.ts'
import type { ProfileFacts } from '../profile/profile-facts.ts'
import { inEnglish, type Wording } from '../wording/wording.ts'
import type { ComposedAlternative } from './composed-alternative.ts'
import { asksNoMore, type Effort, easierAlternatives } from './easier-alternatives.ts'
import { effortInPlan, effortOnceThere } from './effort-in-plan.ts'
import { foundAlternatives } from './found-alternatives.ts'
import { searchDishes } from './search-dishes.ts'
import { askedBefore, storedDishes } from './stored-dishes.ts'
import { knownAmounts, toPlannedDays, toPlannedDish } from './to-planned-days.ts'
import { withCheaperOne } from './with-cheaper-one.ts'

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
  /** The name that a parent looks for; the best three without one. */
  query?: string | undefined
  /** Only what takes less than what stands there. */
  easier?: true | undefined
}

const offered = 3

/** Of a day with meals out, the targets of what is at home with the dish that is looked for. */
function targetsOfDay({ planData, day, slot }: AlternativesRequest, problem: Problem): Targets {
  const { profile, targets } = problem
  const planned = toPlannedDays(planData)[day]
  if (!planned) return targets
  const back = dishAt(planData, day, slot)?.eaten_out ? energyShare(slot, profile) : 0
  return targetsAtHome(targets, homeShareOfDay(planned, profile) + back)
}

/** The dish that is to give way; null where nothing stands there, or the meal is eaten out. */
function presentDish({ planData, day, slot }: AlternativesRequest) {
  const present = dishAt(planData, day, slot)
  return present && !present.eaten_out ? toPlannedDish(present) : null
}

/** Whether a week of the plan costs more than the family wants to spend today. */
const isAboveBudget = ({ cost }: PlanData, { profile: { weeklyBudget } }: Problem): boolean =>
  weeklyBudget !== null && cost !== undefined && budgetLeft(cost.usd, weeklyBudget) < 0

/** Writes what would stand in place of a dish, with what it changes in its day. */
function writer(
  request: AlternativesRequest,
  problem: Problem,
  { dishNames, sentence }: Wording,
): (option: Option) => ComposedAlternative & Effort {
  const { child, planData, day, slot } = request
  const nameOf = dishNames(child)
  const at = { day: day + 1, date: planData.days[day]?.date ?? '' }
  const before = presentDish(request)
  const there = dishAt(planData, day, slot)
  const isFromOven = there?.steps !== undefined && needsOven(there.steps)
  const least = isAboveBudget(planData, problem)
    ? reportedFrom.aboveBudget
    : reportedFrom.withinBudget
  const targets = targetsOfDay(request, problem)
  const brings = knownAmounts(planData.days[day]?.nutrition)
  const days = toPlannedDays(planData)
  return (option) => {
    const dish = writeDish(option, problem, day)
    return {
      recipe_id: dish.recipe_id,
      name: nameOf(dish, slot, at),
      picture: dish.picture,
      ...effortOnceThere(dish, days, { day, slot, profile: problem.profile }),
      ...(isFromOven && !needsOven(dish.steps) ? { no_oven: true as const } : {}),
      lines: dish.beside?.length
        ? null
        : [...new Set(dish.foods.flatMap(({ food_id }) => linesOfFood(food_id)))],
      changes: [
        ...(problem.profile.weeklyBudget === null ? [] : priceEffect(before, dish, least)),
        ...swapEffects(before, dish, brings, targets),
      ].map(sentence),
      accepted: isBuiltOnAccepted(option),
      excluded: null,
    }
  }
}

/**
 * Dishes that would keep every rule in place of one of a plan, first those of food that the child is known to eat,
 * then the best, with a cheaper one among them where the week is above the budget; or those that go by a name, with
 * what a rule excludes among them.
 */
export function composeAlternatives(
  request: AlternativesRequest,
  wording = inEnglish,
): ComposedAlternative[] {
  const { child, planData, startDate, day, slot, query } = request
  const { profile } = planProfile(child)
  const menu = readableMenu(profile, request.recipes)
  const found =
    query === undefined ? [] : searchDishes(query, courseOf(slot), profile, menu, request, wording)
  const asked = [
    ...askedBefore(planData),
    ...found.flatMap(({ recipeId, reason }) => (reason ? [] : { slot, recipeId })),
  ]
  const out = mealsOutOf(planData)
  const atHome = buildProblem(menu, profile, startDate, planData.days.length, [], asked)
  const problem = withMealsOut(atHome, out)
  if (problem.slots.some((dishes) => dishes.length === 0)) return []
  const state: WeekState = restoreState(problem, storedDishes(planData), out)
  const cell = cellOf(day, slots.indexOf(slot))
  const write = writer(request, problem, wording)
  if (query !== undefined) return foundAlternatives(found, state, cell, slot, write, wording)
  const present = dishAt(planData, day, slot)?.recipe_id ?? ''
  const ranked = bestReplacements(state, cell, [present])
  if (request.easier) {
    const than = effortInPlan(planData.days, day, slot)
    if (!than) return []
    // Its minutes are known before it is written, which takes longer.
    const quick = ranked.filter(({ activeMinutes, totalMinutes }) =>
      asksNoMore({ active_minutes: activeMinutes, total_minutes: totalMinutes }, than),
    )
    return easierAlternatives(quick.values().map(write), than, offered)
  }
  if (!isAboveBudget(planData, problem)) return ranked.slice(0, offered).map(write)
  const before = presentDish(request)
  const saved = (option: Option) => usdSaved(before, writeDish(option, problem, day))
  return withCheaperOne(ranked, offered, saved).map(write)
}
