import type { Child } from '@brightplate/contract/child/child'
import type { ProfileSnapshot } from '@brightplate/contract/plans/meal-plan'
import { seated } from '../../children/eaters/seated.ts'
import type { TellingChild } from '../../children/eaters/to-eater.ts'
import { keepEaters } from '../../children/stored/keep-eaters.ts'

/**
 * The child of a plan as it is today, at the table that was chosen for the plan. `profile` is what the
 * plan was made for; null where no table was chosen, so that whoever eats with the child today does.
 */
export const childOfPlan = (
  child: Child,
  profile: Pick<ProfileSnapshot, 'eaters' | 'people_at_table'> | null,
  household: readonly TellingChild[],
): Child =>
  profile
    ? seated(
        child,
        { eaters: keepEaters(profile.eaters), people_at_table: profile.people_at_table },
        household,
      )
    : child
