import { isSameFood } from '@brightplate/contract/typed/food-feedback'
import type { PlannerProfile } from '@brightplate/planner/planner-profile'
import { neverOfFood } from '@brightplate/planner/refused/never-of-food'
import { refusalOfSafeFood } from '@brightplate/planner/refused/refusals-of-profile'
import type { JudgedSafeFood } from './judge-safe-foods.ts'

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

export const isListed = (typed: string, foods: readonly string[]) =>
  foods.some((food) => isSameFood(food, typed))

/** A judged food unless the parent took it back; a food on a pause is not among what is planned, and a rule that keeps it out is said first. */
export function unlessWithdrawn(judged: JudgedSafeFood, profile: PlannerProfile): JudgedSafeFood {
  const left = unlessRefused(judged, profile)
  return left.verdict !== 'forbidden' && isListed(left.typed, profile.pausedFoods)
    ? { ...left, verdict: 'paused', meals: [], rule: { kind: 'paused', id: left.typed } }
    : left
}
