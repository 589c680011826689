import { foodsReportedAs } from '@brightplate/contract/typed/food-feedback'
import type { ProfileInterpretation } from '@brightplate/foods/interpretation'
import { isSeldom } from '@brightplate/foods/plain-foods/words-around/how-often'
import { hasOthersRules, ownProfile } from '@brightplate/planner/own-profile'
import type { PlannerProfile, SafeFood } from '@brightplate/planner/planner-profile'
import { foodsNamed, formulasOf, isFormulaOf } from '../clinician/formulas-of.ts'
import { inCuisines } from '../cuisines/in-cuisines.ts'
import { adviceOnCondition, adviceOnNoMeal, adviceOnWord } from './advice-on-word.ts'
import { interpretTable } from './interpret-table.ts'
import { type JudgedSafeFood, judgeSafeFood, plannedSafeFoods } from './judge-safe-foods.ts'
import { type Labels, labelTerms } from './label-terms.ts'
import type { ProfileFacts } from './profile-facts.ts'
import { rulesLeaveFew } from './rules-leave-few.ts'
import { siblingsOf } from './siblings-of.ts'
import { toPlannerProfile } from './to-planner-profile.ts'
import { isListed, unlessWithdrawn } from './unless-withdrawn.ts'

export interface JudgedProfile {
  /** Of everyone at the table. */
  interpretation: ProfileInterpretation
  /** Of the child alone. */
  own: ProfileInterpretation
  profile: PlannerProfile
  /** The signs for a clinician that the parent said yes to. */
  redFlags: readonly string[]
  /** Safe foods by what the rules say of each, in the order of the list. */
  safeFoods: JudgedSafeFood[]
  /** What the child's own labels are to be read for. */
  labels: Labels
  /** What the labels of a food that everyone eats of are to be read for. */
  tableLabels: Labels
}

/** Words of a condition are answered, and never set on a plate as if they were a food. */
function unlessAdvice(judged: JudgedSafeFood): JudgedSafeFood {
  const condition = adviceOnCondition(judged.typed)
  if (condition !== null) {
    const { doubt: _, ...known } = judged
    return { ...known, verdict: 'forbidden', meals: [], advice: condition }
  }
  const ofNoMeal = judged.doubt ? null : adviceOnNoMeal(judged.typed)
  if (ofNoMeal !== null) return { ...judged, verdict: 'forbidden', meals: [], advice: ofNoMeal }
  const isNamed = judged.product !== null && !judged.isGuess
  if (judged.verdict === 'planned' || judged.verdict === 'forbidden' || isNamed) return judged
  const advice = adviceOnWord(judged.typed)
  return advice === null ? judged : { ...judged, verdict: 'forbidden', meals: [], advice }
}

/** Whether everyone may eat a food of the child at each of its meals. */
const isForAll = ({ verdict, meals }: JudgedSafeFood, own: SafeFood['meals']): boolean =>
  (verdict === 'planned' || verdict === 'as_typed') && own.every((meal) => meals.includes(meal))

/** What a child's tags come to, and the profile that the planner works for. */
export function planProfile(typed: ProfileFacts): JudgedProfile {
  const understood = interpretTable(typed)
  const child = inCuisines(typed, understood.own.cuisines)
  const unplaced = toPlannerProfile(child, understood, [])
  const own = ownProfile(unplaced)
  const labels = { terms: labelTerms(understood.own), read: child.labels_read ?? [] }
  const ofTable = { ...labels, terms: labelTerms(understood.table) }
  const safeFoods = foodsNamed(child).map((typed) => ({
    ...unlessWithdrawn(unlessAdvice(judgeSafeFood(typed, own, labels)), own),
    ...(isFormulaOf(typed, child) ? { isFormula: true as const } : {}),
  }))
  const isPreparedSeparately = ({ typed, meals }: SafeFood) =>
    hasOthersRules(unplaced) && !isForAll(judgeSafeFood(typed, unplaced, ofTable), meals)
  const exact = foodsReportedAs(child, 'only_exactly')
  const planned = plannedSafeFoods(safeFoods).map((one) => ({
    ...one,
    ...(isListed(one.typed, exact) ? { exactly: true as const } : {}),
    ...(isSeldom(one.typed) ? { seldom: true as const } : {}),
    ...(isPreparedSeparately(one) ? { preparedSeparately: true as const } : {}),
  }))
  const formulas = formulasOf(planned, child, own.restrictions)
  const served = planned.filter(({ typed }) => !isFormulaOf(typed, child))
  const isTooFew = unplaced.safeFoodsNearlyAll && rulesLeaveFew(safeFoods, own)
  const hasOwnPlate =
    unplaced.peopleAtTable > 1 && served.length > 0 && child.same_dinner_for_all !== true
  return {
    interpretation: understood.table,
    own: understood.own,
    profile: {
      ...unplaced,
      siblings: siblingsOf(child, unplaced, ofTable, understood.eaters),
      safeFoods: served,
      ...(isTooFew ? { safeFoodsNearlyAll: false, rulesLeaveFew: true as const } : {}),
      ...(hasOwnPlate ? { familyDinner: true as const } : {}),
      ...(formulas.length > 0 ? { formulas } : {}),
    },
    redFlags: child.red_flags?.answers ?? [],
    safeFoods,
    labels,
    tableLabels: ofTable,
  }
}
