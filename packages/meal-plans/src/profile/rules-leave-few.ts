import type { PlainGroup } from '@brightplate/foods/plain-foods/plain-food'
import { acceptedCandidates } from '@brightplate/planner/compositions/candidates/accepted-candidates'
import type { PlannerProfile } from '@brightplate/planner/planner-profile'
import type { RuleReason } from '@brightplate/planner/rules/rule-reason'
import { lastBases, mealBases } from '@brightplate/recipes/meal-bases'
import type { JudgedSafeFood } from './judge-safe-foods.ts'

const meal = 'lunch-and-dinner'

/** Fewer foods than this that fill a plate leave one thing for every meal. */
const enoughForMeals = 2

const ofRules: readonly RuleReason['kind'][] = ['allergen', 'diet', 'word']

/** What waits for its label waits because of a rule, whether or not we know which. */
const isTaken = ({ verdict, rule, advice }: JudgedSafeFood): boolean =>
  advice === undefined &&
  (verdict === 'read_label' ||
    (verdict === 'forbidden' && rule !== null && ofRules.includes(rule.kind)))

/** Beside something they are a dinner; alone they are none. */
const noDinner: readonly PlainGroup[] = ['potato-fried', 'potato', 'rice', 'cheese', 'deli-meat']

/** Whether lunches and dinners are built upon it, and not only for want of others. */
function fillsPlate({ typed }: JudgedSafeFood, profile: PlannerProfile): boolean {
  const [served] = acceptedCandidates({ typed }, 'dinner', profile)
  const group = served?.group ?? null
  if (group === null) return served !== undefined
  if (noDinner.includes(group)) return false
  return mealBases[meal].some((row) => row.group === group) && !lastBases[meal].includes(group)
}

/**
 * Whether the rules leave too little of a list that is nearly all: they take as much as they leave, and fewer than
 * two foods of what is left fill a plate. Such a list no longer tells what the child eats, and one food for 21 meals
 * is no week. False where nothing is left.
 */
export function rulesLeaveFew(judged: readonly JudgedSafeFood[], profile: PlannerProfile): boolean {
  const taken = judged.filter(isTaken)
  const left = judged.filter(({ verdict }) => verdict === 'planned' || verdict === 'as_typed')
  return (
    left.length > 0 &&
    left.length <= taken.length &&
    left.filter((one) => fillsPlate(one, profile)).length < enoughForMeals
  )
}
