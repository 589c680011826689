import { interpretProfile } from '@brightplate/foods/interpret/interpret-profile'
import type { ProfileInterpretation } from '@brightplate/foods/interpretation'
import type { PlannerProfile } from '@brightplate/planner/planner-profile'
import { refusalOfSafeFood } from '@brightplate/planner/refused/refusals-of-profile'
import type { RefusedSafeFood } from '@brightplate/planner/safe-foods/safe-food-changes'
import { judgeSafeFoods } from './judge-safe-foods.ts'
import { type ProfileFacts, toPlannerProfile } from './to-planner-profile.ts'

/** What a child's tags come to, and the profile that the planner works for. */
export function planProfile(child: ProfileFacts): {
  interpretation: ProfileInterpretation
  profile: PlannerProfile
  refusedSafeFoods: RefusedSafeFood[]
} {
  const interpretation = interpretProfile(child)
  const unplaced = toPlannerProfile(child, interpretation, [])
  const { allowed, refused } = judgeSafeFoods(child.safe_foods, unplaced)
  // What is refused by the name under which it is eaten stays out: the narrower word wins.
  const contradicted = allowed.flatMap(({ typed }) => {
    const id = refusalOfSafeFood(typed, child.refused_foods)
    return id === null ? [] : [{ typed, rule: { kind: 'refused' as const, id } }]
  })
  return {
    interpretation,
    profile: {
      ...unplaced,
      safeFoods: allowed.filter(({ typed }) => !contradicted.some((one) => one.typed === typed)),
    },
    refusedSafeFoods: [...refused, ...contradicted],
  }
}
