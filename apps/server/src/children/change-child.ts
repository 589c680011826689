import type { ChangedChildBody, Child } from '@brightplate/contract/child/child'
import type { Caller } from '../auth/caller.ts'
import type { Db } from '../db/database.ts'
import { lockHousehold } from '../db/lock-household.ts'
import { rowOf } from '../db/member.ts'
import { children } from '../db/tables/household/children.ts'
import { AppError } from '../errors.ts'
import { findSiblings } from './eaters/find-siblings.ts'
import { requireEaters } from './eaters/require-eaters.ts'
import { requireChild } from './require-child.ts'
import { changedProfile, profileColumns } from './stored/child-columns.ts'
import { openChild } from './stored/open-child.ts'
import { differingFields } from './stored/profile-revision.ts'
import { removedAllergies } from './stored/removed-allergies.ts'
import { otherParents, type TellServices, tellOfRemovedAllergy } from './tell-of-removed-allergy.ts'
import { toChild } from './to-child.ts'

/**
 * Throws `not_found`, and `profile_changed` where the profile is no longer the one that the change was made from. An
 * age counts as given today when it changes or when a year has passed. An allergy that is taken out is reported to the other
 * parents of the household, and kept until one of them has answered.
 */
export async function changeChild(
  db: Db,
  now: Date,
  services: TellServices,
  { keys, userId }: Pick<Caller, 'keys' | 'userId'>,
  id: string,
  { revision, ...body }: ChangedChildBody,
): Promise<Child> {
  return db.transaction(async (tx) => {
    // A profile is changed as a whole: two changes wait for each other.
    await lockHousehold(tx, keys.householdId)
    const { row: before, child: stored } = await requireChild(tx, keys, id)
    const opened = openChild(keys, before)
    requireEaters(keys, id, body)
    const profile = changedProfile(body, { before: opened, userId, now })
    if (revision !== undefined && revision !== stored.revision) {
      const differs = opened ? differingFields(opened, profile) : []
      if (differs.length > 0) throw new AppError('profile_changed', { stored, differs })
    }
    const { householdId } = keys
    const parents = await otherParents(tx, { householdId, userId })
    const removed = opened
      ? removedAllergies({ before: opened, changed: profile, userId, now })
      : null
    // Whoever is alone has nobody to tell, and wants it gone.
    profile.removed_allergies = parents.length > 0 ? removed?.all : undefined
    const [row] = await tx
      .update(children)
      .set({
        ...profileColumns(keys, id, profile),
        // A late repeat of the request that made the child must not undo this change.
        idempotencyKey: null,
        updatedAt: now,
      })
      .where(rowOf(children, householdId, id))
      .returning()
    const changed = row && openChild(keys, row)
    if (!changed) throw new AppError('not_found')
    if (removed && removed.added.length > 0) {
      await tellOfRemovedAllergy(tx, now, services, { householdId, childId: id, parents })
    }
    return toChild(keys, changed, await findSiblings(tx, keys, changed))
  })
}
