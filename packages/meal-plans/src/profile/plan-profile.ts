import { isSameFood } from '@brightplate/contract/typed/food-said'
import type { ProfileInterpretation } from '@brightplate/foods/interpretation'
import { hasOthersRules, ownProfile } from '@brightplate/planner/own-profile'
import type { PlannerProfile, SafeFood } from '@brightplate/planner/planner-profile'
import { neverOfFood } from '@brightplate/planner/refused/never-of-food'
import { refusalOfSafeFood } from '@brightplate/planner/refused/refusals-of-profile'
import { adviceOnWord } from './advice-on-word.ts'
import { interpretTable } from './interpret-table.ts'
import { type JudgedSafeFood, judgeSafeFood, plannedSafeFoods } from './judge-safe-foods.ts'
import { type Labels, labelTerms } from './label-terms.ts'
import type { ProfileFacts } from './profile-facts.ts'
import { foodsSaidToBe, toPlannerProfile } from './to-planner-profile.ts'

export interface JudgedProfile {
  /** Of everyone at the table. */
  interpretation: ProfileInterpretation
  profile: PlannerProfile
  /** Safe foods by what the rules say of each, in the order of the list. */
  safeFoods: JudgedSafeFood[]
  labels: Labels
}

/** What is never again stays out, and so does what is refused by the name under which it is eaten: the narrower word wins. */
function unlessRefused(judged: JudgedSafeFood, profile: PlannerProfile): JudgedSafeFood {
  if (judged.verdict === 'forbidden') return judged
  const never = neverOfFood(judged.typed, profile.neverFoods)
  if (never !== null) {
    return { ...judged, verdict: 'forbidden', meals: [], rule: { kind: 'never', id: never } }
  }
  const id = refusalOfSafeFood(judged.typed, profile.refusedFoods)
  return id === null ? judged : { ...judged, verdict: 'forbidden', rule: { kind: 'refused', id } }
}

/** Words of a condition are answered, and never set on a plate as if they were a food. */
function unlessAdvice(judged: JudgedSafeFood): JudgedSafeFood {
  if (judged.verdict === 'planned' || judged.verdict === 'forbidden') return judged
  const advice = adviceOnWord(judged.typed)
  return advice === null ? judged : { ...judged, verdict: 'forbidden', meals: [], advice }
}

const isSaid = (typed: string, foods: readonly string[]) =>
  foods.some((food) => isSameFood(food, typed))

/** A food on a pause is not among what is planned; a rule that keeps it out is said first. */
const unlessPaused = (judged: JudgedSafeFood, { pausedFoods }: PlannerProfile): JudgedSafeFood =>
  judged.verdict !== 'forbidden' && isSaid(judged.typed, pausedFoods)
    ? { ...judged, verdict: 'paused', meals: [], rule: { kind: 'paused', id: judged.typed } }
    : judged

/** Whether everyone may eat a food of the child at each of its meals. */
const isForAll = ({ verdict, meals }: JudgedSafeFood, own: SafeFood['meals']): boolean =>
  (verdict === 'planned' || verdict === 'as_typed') && own.every((meal) => meals.includes(meal))

/** What a child's tags come to, and the profile that the planner works for. */
export function planProfile(child: ProfileFacts): JudgedProfile {
  const understood = interpretTable(child)
  const unplaced = toPlannerProfile(child, understood, [])
  const own = ownProfile(unplaced)
  const labels = { terms: labelTerms(understood.own), read: child.labels_read ?? [] }
  const ofTable = { ...labels, terms: labelTerms(understood.table) }
  const safeFoods = child.safe_foods.map((typed) =>
    unlessPaused(unlessRefused(unlessAdvice(judgeSafeFood(typed, own, labels)), own), own),
  )
  const isApart = ({ typed, meals }: SafeFood) =>
    hasOthersRules(unplaced) && !isForAll(judgeSafeFood(typed, unplaced, ofTable), meals)
  const exact = foodsSaidToBe(child, 'only_exactly')
  return {
    interpretation: understood.table,
    profile: {
      ...unplaced,
      safeFoods: plannedSafeFoods(safeFoods).map((one) => ({
        ...one,
        ...(isSaid(one.typed, exact) ? { exactly: true } : {}),
        ...(isApart(one) ? { apart: true } : {}),
      })),
    },
    safeFoods,
    labels,
  }
}
