import type { PlannerProfile } from '../../planner-profile.ts'
import { countedLimits } from '../../rules/counted-limits.ts'
import type { SizedComposition } from '../meal-composition.ts'

type Sizes = readonly SizedComposition[]

/** The limits that a day has for this child, and those of a week that nothing lets yield. */
const limitsOf = (profile: PlannerProfile) =>
  countedLimits.filter(
    ({ per, most, yields }) =>
      most(profile) !== null && (per === 'day' || !(yields && profile.safeFoodsNearlyAll)),
  )

/**
 * The compositions of a meal, with one at least that takes none of what a day or a week has so much of: where all
 * of them are of rice or fish, or stand with milk, the first of the others that has such a composition lends its own.
 */
export function withUncounted(
  profile: PlannerProfile,
  compositions: readonly Sizes[],
  ...others: readonly (() => readonly Sizes[])[]
): readonly Sizes[] {
  const limits = limitsOf(profile)
  const isUncounted = (sizes: Sizes): boolean =>
    sizes.some(({ counted }) => limits.every(({ id }) => counted[id] === 0))
  if (compositions.some(isUncounted)) return compositions
  for (const other of others) {
    const lent = other().filter(isUncounted)
    if (lent.length > 0) return [...compositions, ...lent]
  }
  return compositions
}
