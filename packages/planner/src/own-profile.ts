import type { PlannerProfile } from './planner-profile.ts'

/** Whether someone at the table must not eat all that the child may. */
export const hasOthersRules = ({
  restrictions,
  ownRestrictions,
}: Pick<PlannerProfile, 'restrictions' | 'ownRestrictions'>): boolean =>
  restrictions !== ownRestrictions

const known = new WeakMap<PlannerProfile, PlannerProfile>()

/** What is prepared for the child alone keeps the child's own rules, and no one else's. */
export function ownProfile(profile: PlannerProfile): PlannerProfile {
  if (!hasOthersRules(profile)) return profile
  const own = known.get(profile) ?? { ...profile, restrictions: profile.ownRestrictions }
  known.set(profile, own)
  return own
}
