import { courses } from '@brightplate/recipes/recipe'
import type { PlannerProfile } from '../../planner-profile.ts'
import { countedLimits } from '../../rules/counted-limits.ts'
import type { AllCandidates } from '../candidates/candidates.ts'
import type { Serve, SizedComposition } from '../meal-composition.ts'

/**
 * What is counted over days is kept for what the child eats: no rice cake takes the day's one dish of rice, at
 * whichever meal that is eaten.
 */
export function roomForAccepted(
  { at }: AllCandidates,
  profile: PlannerProfile,
  serve: Serve,
): (composition: SizedComposition) => boolean {
  const accepted = courses.flatMap((course) => at[course].accepted)
  const limited = countedLimits.flatMap(({ id, most, oncePerDish, yields }) => {
    const counts = accepted.some(({ candidateFoods: [first] }) => {
      if (!first) return false
      const counted = serve(first, 1, 1)?.counted ?? first.countedAsTyped
      return counted[id] > 0
    })
    return (oncePerDish || yields) && counts && most(profile) !== null ? id : []
  })
  // Guidance that yields to what is eaten yields to nothing of ours beside it.
  const isFree = ({ counted }: SizedComposition) => limited.every((id) => counted[id] === 0)
  return (sized) =>
    isFree(sized) ||
    (!profile.safeFoodsNearlyAll && sized.composition.some(({ role }) => role === 'accepted'))
}
