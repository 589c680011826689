import { isSameFood } from '@brightplate/contract/typed/food-feedback'
import type { PlannerProfile } from '@brightplate/planner/planner-profile'
import { neverOfFood } from '@brightplate/planner/refused/never-of-food'
import { refusalOfSafeFood } from '@brightplate/planner/refused/refusals-of-profile'
import type { JudgedSafeFood } from './judge-safe-foods.ts'

/** “Never again” excludes a safe food, and so does a refusal by its own name: the narrower word wins. */
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

/** A judged food unless the parent withdrew it. A paused food is not planned; a rule that excludes it is named first. */
export function unlessWithdrawn(judged: JudgedSafeFood, profile: PlannerProfile): JudgedSafeFood {
  const left = unlessRefused(judged, profile)
  return left.verdict !== 'forbidden' && isListed(left.typed, profile.pausedFoods)
    ? { ...left, verdict: 'paused', meals: [], rule: { kind: 'paused', id: left.typed } }
    : left
}
