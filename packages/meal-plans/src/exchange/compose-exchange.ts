import { dishAt } from '@brightplate/contract/plans/dish-at'
import type { PlanWarning } from '@brightplate/contract/plans/meal-plan'
import type { PlanData } from '@brightplate/contract/plans/plan-data'
import { withMealsOut } from '@brightplate/planner/meals-out/out-options'
import type { PlannedDay } from '@brightplate/planner/plan-document'
import { ruledOut } from '@brightplate/planner/rules/ruled-out'
import { buildProblem } from '@brightplate/planner/search/build-problem'
import type { Option } from '@brightplate/planner/search/option'
import { cellOf, stateOf, type WeekState } from '@brightplate/planner/search/week-state'
import { slots } from '@brightplate/planner/slot'
import { bestReplacements } from '@brightplate/planner/swap/best-replacements'
import { restoreOption } from '@brightplate/planner/swap/restore-option'
import { restoreState } from '@brightplate/planner/swap/restore-state'
import { writeDish } from '@brightplate/planner/writing/write-dish'
import type { Recipe } from '@brightplate/recipes/recipe'
import { isWish } from '../check/finding.ts'
import { planFindings } from '../check/plan-findings.ts'
import { readableMenu } from '../compose/readable-menu.ts'
import type { CheckedPlan } from '../finish/checked-plan.ts'
import { finishPlan } from '../finish/finish-plan.ts'
import type { MealSlot } from '../finish/plan-change.ts'
import type { Unplannable } from '../finish/unplannable.ts'
import { mealsOutOf } from '../meals-out/meals-out-of.ts'
import { type JudgedProfile, planProfile } from '../profile/plan-profile.ts'
import type { ProfileFacts } from '../profile/profile-facts.ts'
import { askedBefore, storedDish, storedDishes } from '../swap/stored-dishes.ts'
import { toPlannedDays } from '../swap/to-planned-days.ts'
import { withDish } from '../swap/with-dish.ts'
import { mealsServing } from './meals-serving.ts'

export interface ExchangeRequest {
  /** The child as it is today. */
  child: ProfileFacts
  /** Recipes beside our own. */
  recipes?: Recipe[]
  planData: PlanData
  startDate: string
  /** The first day whose meals are looked at, counted from 0: what was eaten stays. */
  fromDay: number
  /** Of which meal alone, counted from 0. */
  meal?: MealSlot | undefined
  /** A food that is not now, as typed: only the meals that serve it. */
  paused?: string | undefined
}

export type ComposedExchange =
  | { kind: 'exchanged'; planData: CheckedPlan; warnings: PlanWarning[] }
  /** No meal is to give way, or nothing may stand in its place. */
  | { kind: 'nothing' }
  | Unplannable

/** How many are tried for a meal, the nearest to it first. */
const tried = 8

/** The meals from a day on that hold what the parent said "never again" of. */
function mealsWithWishes(
  { planData, child, fromDay }: ExchangeRequest,
  judged: JudgedProfile,
): MealSlot[] {
  const meals = new Map<string, MealSlot>()
  for (const finding of planFindings(planData, child, judged)) {
    const { day, slot } = finding
    if (!isWish(finding) || day === null || slot === null || day < fromDay) continue
    meals.set(`${day}/${slot}`, { day, slot })
  }
  return [...meals.values()]
}

/** The meals that are to give way. */
function mealsToExchange(request: ExchangeRequest, judged: JudgedProfile): MealSlot[] {
  const { meal, paused, planData, fromDay } = request
  if (meal) {
    const dish = dishAt(planData, meal.day, meal.slot)
    return dish && !dish.eaten_out ? [meal] : []
  }
  if (paused === undefined) return mealsWithWishes(request, judged)
  return mealsServing(planData, paused).filter(({ day }) => day >= fromDay)
}

/**
 * The same meal as the child may have it today, where there is one, and then what suits best in its place. A meal
 * that is refused itself gives way to another.
 */
function candidatesFor(
  state: WeekState,
  { planData, meal }: ExchangeRequest,
  { day, slot }: MealSlot,
): Option[] {
  const present = dishAt(planData, day, slot)
  const stored = present && !meal && storedDish(present)
  const same = stored ? restoreOption(state.problem, slot, stored) : null
  const others = bestReplacements(state, cellOf(day, slots.indexOf(slot)), [
    present?.recipe_id ?? '',
  ])
  return [...(same ? [same] : []), ...others].slice(0, tried)
}

/**
 * The plan with something else in place of each meal that is refused; the others stay as they are.
 * A meal for which nothing passes stays too, and is told of.
 */
export function composeExchange(request: ExchangeRequest): ComposedExchange {
  const { child, planData, startDate, recipes } = request
  const judged = planProfile(child)
  const meals = mealsToExchange(request, judged)
  if (meals.length === 0) return { kind: 'nothing' }
  const out = mealsOutOf(planData)
  const menu = readableMenu(judged.profile, recipes)
  const asked = askedBefore(planData)
  const atHome = buildProblem(menu, judged.profile, startDate, planData.days.length, [], asked)
  const problem = withMealsOut(atHome, out)
  if (problem.slots.some((compositions) => compositions.length === 0)) return { kind: 'nothing' }
  const excluded = ruledOut(problem.rejected)
  let state = restoreState(problem, storedDishes(planData), out)
  let days: PlannedDay[] = toPlannedDays(planData)
  let best: Extract<ComposedExchange, { kind: 'exchanged' }> | null = null
  const placed: MealSlot[] = []
  for (const meal of meals) {
    for (const option of candidatesFor(state, request, meal)) {
      const written = writeDish(option, problem, meal.day)
      const draft = days.map((day, index) =>
        index === meal.day ? withDish(day, meal.slot, written) : day,
      )
      const change = { before: planData, placed: [...placed, meal] }
      const finished = finishPlan({ days: draft, ruledOut: excluded }, child, judged, change)
      if (finished.kind === 'finished') {
        const cell = cellOf(meal.day, slots.indexOf(meal.slot))
        state = stateOf(problem, state.cells.with(cell, option))
        days = draft
        placed.push(meal)
        best = { kind: 'exchanged', planData: finished.plan, warnings: finished.warnings }
        break
      }
      if (finished.kind !== 'refused') return finished
    }
  }
  return best ?? { kind: 'nothing' }
}
