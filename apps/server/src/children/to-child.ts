import type { Child } from '@brightplate/contract/child/child'
import type { ProfileSnapshot } from '@brightplate/contract/plans/meal-plan'
import type { HouseholdKeys } from '../keys/household-keys.ts'
import { toEater } from './eaters/to-eater.ts'
import type { StoredChild } from './stored/open-child.ts'
import { profileRevision } from './stored/profile-revision.ts'

/** A kept child as the contract shows it. `siblings` holds those of the household who eat with it. */
export function toChild(
  keys: HouseholdKeys,
  stored: StoredChild,
  siblings: readonly StoredChild[],
): Child {
  const { eating_log: log, ...child } = stored
  const revision = profileRevision(keys, stored)
  return {
    ...child,
    ...(log ? { eating_log: { asks: log.asks, since: log.since } } : {}),
    eaters: (child.eaters ?? []).flatMap((one) => toEater(one, siblings)),
    ...(revision === null ? {} : { revision }),
  }
}

/** What a plan keeps of the child. */
export function snapshotOf({
  id: _,
  created_at: __,
  eating_log: ___,
  care_words: ____,
  revision: _____,
  school_words: ______,
  clinic_words: _______,
  food_record: ________,
  removed_allergies: _________,
  ...profile
}: Child): ProfileSnapshot {
  return profile
}
