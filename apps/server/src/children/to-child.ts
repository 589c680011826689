import type { Child } from '@brightplate/contract/child/child'
import type { ProfileSnapshot } from '@brightplate/contract/plans/meal-plan'
import type { HouseholdKeys } from '../keys/household-keys.ts'
import { toEater } from './eaters/to-eater.ts'
import type { StoredChild } from './stored/open-child.ts'
import { profileRevision } from './stored/profile-revision.ts'

/** Children who eat with nobody else: what is shown of one follows from what is stored of it. Nobody may change them. */
const shown = new WeakMap<StoredChild, Child>()

/** A kept child as the contract shows it. `siblings` holds those of the household who eat with it. */
export function toChild(
  keys: HouseholdKeys,
  stored: StoredChild,
  siblings: readonly StoredChild[],
): Child {
  const before = shown.get(stored)
  if (before) return before
  const { eating_log: log, eaters = [], ...child } = stored
  const revision = profileRevision(keys, stored)
  const one: Child = Object.freeze({
    ...child,
    ...(log ? { eating_log: { asks: log.asks, since: log.since } } : {}),
    eaters: eaters.flatMap((eater) => toEater(eater, siblings)),
    ...(revision === null ? {} : { revision }),
  })
  if (eaters.length === 0) shown.set(stored, one)
  return one
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
