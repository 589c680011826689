import type { Meal, PlanData } from '@brightplate/contract/plans/plan-data'
import { cellsOut, withMealsOut } from '@brightplate/planner/meals-out/out-options'
import { type PlannedDish, planSchemaVersion } from '@brightplate/planner/plan-document'
import type { PlannerProfile } from '@brightplate/planner/planner-profile'
import { buildProblem } from '@brightplate/planner/search/build-problem'
import type { Option } from '@brightplate/planner/search/option'
import type { Problem } from '@brightplate/planner/search/problem'
import { stateOf } from '@brightplate/planner/search/week-state'
import { forEachSlot, slots } from '@brightplate/planner/slot'
import { bestReplacements } from '@brightplate/planner/swap/best-replacements'
import { writeDish } from '@brightplate/planner/writing/write-dish'
import type { Recipe } from '@brightplate/recipes/recipe'
import { planFindings } from '../check/plan-findings.ts'
import type { ComposedPlan } from '../compose/compose-plan.ts'
import { readableMenu } from '../compose/readable-menu.ts'
import { unplannable } from '../finish/unplannable.ts'
import { type JudgedProfile, planProfile } from '../profile/plan-profile.ts'
import type { ProfileFacts } from '../profile/profile-facts.ts'

export interface EasyDinnerRequest {
  /** The child as it is today. */
  child: ProfileFacts
  /** A plain date: the evening that it is for. */
  date: string
  /** Recipes beside our own. */
  recipes?: Recipe[]
}

export type ComposedDinner =
  | { kind: 'dinner'; dinner: Meal }
  | Exclude<ComposedPlan, { kind: 'plan' }>

/** What a parent still makes in the evening: our figures. */
const easy = { activeMinutes: 10, totalMinutes: 25 }
/** Where nothing is that easy, as many compositions that take least. */
const quickest = 12
/** How many are tried, the best first, until one passes every check. */
const tried = 6

const dinnerPlace = slots.indexOf('dinner')

const isEasy = ({ activeMinutes, totalMinutes }: Option): boolean =>
  activeMinutes <= easy.activeMinutes && totalMinutes <= easy.totalMinutes

function easyCompositions({ slots: compositions }: Problem): readonly (readonly Option[])[] {
  const dinners = compositions
    .filter((_, slot) => slot === dinnerPlace)
    .flatMap((ofDinner) =>
      ofDinner.flatMap((sizes) => (sizes[0] ? { sizes, first: sizes[0] } : [])),
    )
  const found = dinners.filter(({ first }) => isEasy(first))
  const quick = dinners.toSorted((a, b) => a.first.totalMinutes - b.first.totalMinutes)
  return (found.length > 0 ? found : quick.slice(0, quickest)).map(({ sizes }) => sizes)
}

/** Dinners of an evening by themselves, the best first. */
function easyOptions(menu: ReturnType<typeof readableMenu>, profile: PlannerProfile, date: string) {
  const whole = buildProblem(menu, profile, date, 1)
  const out = slots.flatMap((slot) => (slot === 'dinner' ? [] : { day: 0, slot }))
  const alone = withMealsOut(whole, out)
  const compositions = easyCompositions(alone)
  const problem = {
    ...alone,
    slots: forEachSlot((slot, index) => (slot === 'dinner' ? compositions : alone.slots[index])),
  }
  const others = cellsOut(problem, out)
  const [[first] = []] = compositions
  const cells = slots.map((_, cell) => others.get(cell) ?? first).filter((one) => one !== undefined)
  if (cells.length < slots.length) return { problem, options: [] }
  const options = bestReplacements(stateOf(problem, cells), dinnerPlace, [])
  return { problem, options: options.slice(0, tried) }
}

/** Whether a dish passes every check of a finished plan. */
function passes(dinner: PlannedDish, child: ProfileFacts, judged: JudgedProfile): boolean {
  const none = { name: '', ingredients: [], prep_time: '', benefits: '' }
  const juice = { ...none, preparation: [] }
  const plan: PlanData = {
    schema_version: planSchemaVersion,
    days: [{ day: 1, breakfast: none, lunch: none, dinner, snacks: [], juice }],
    shopping_list: [],
    general_tips: [],
  }
  return planFindings(plan, child, judged).length === 0
}

/**
 * One dinner for an evening before a plan begins, that asks little of the cook: every rule of the profile
 * holds, and what the child is known to eat comes first.
 */
export function composeEasyDinner({ child, date, recipes }: EasyDinnerRequest): ComposedDinner {
  const judged = planProfile(child)
  const { interpretation, profile } = judged
  const stop = unplannable(interpretation)
  if (stop) return stop
  const { problem, options } = easyOptions(readableMenu(profile, recipes), profile, date)
  for (const option of options) {
    const dinner = writeDish(option, problem, 0)
    if (passes(dinner, child, judged)) return { kind: 'dinner', dinner }
  }
  return { kind: 'infeasible', clashes: [], relax: [] }
}
