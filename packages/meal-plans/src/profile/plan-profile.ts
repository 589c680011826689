import { interpretProfile } from '@brightplate/foods/interpret/interpret-profile'
import type { ProfileInterpretation } from '@brightplate/foods/interpretation'
import type { PlannerProfile } from '@brightplate/planner/planner-profile'
import { refusalOfSafeFood } from '@brightplate/planner/refused/refusals-of-profile'
import { type JudgedSafeFood, judgeSafeFood, plannedSafeFoods } from './judge-safe-foods.ts'
import { type Labels, labelTerms } from './label-terms.ts'
import { type ProfileFacts, toPlannerProfile } from './to-planner-profile.ts'

export interface JudgedProfile {
  interpretation: ProfileInterpretation
  profile: PlannerProfile
  /** Safe foods by what the rules say of each, in the order of the list. */
  safeFoods: JudgedSafeFood[]
  labels: Labels
}

/** What is refused by the name under which it is eaten stays out: the narrower word wins. */
function unlessRefused(judged: JudgedSafeFood, refusedFoods: readonly string[]): JudgedSafeFood {
  if (judged.verdict === 'forbidden') return judged
  const id = refusalOfSafeFood(judged.typed, refusedFoods)
  return id === null ? judged : { ...judged, verdict: 'forbidden', rule: { kind: 'refused', id } }
}

/** What a child's tags come to, and the profile that the planner works for. */
export function planProfile(child: ProfileFacts): JudgedProfile {
  const interpretation = interpretProfile(child)
  const unplaced = toPlannerProfile(child, interpretation, [])
  const labels = { terms: labelTerms(interpretation), read: child.labels_read ?? [] }
  const safeFoods = child.safe_foods.map((typed) =>
    unlessRefused(judgeSafeFood(typed, unplaced, labels), child.refused_foods),
  )
  return {
    interpretation,
    profile: { ...unplaced, safeFoods: plannedSafeFoods(safeFoods) },
    safeFoods,
    labels,
  }
}
