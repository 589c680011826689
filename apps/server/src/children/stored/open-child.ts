import type { children } from '../../db/tables/household/children.ts'
import type { HouseholdKeys } from '../../keys/household-keys.ts'
import type { ChildProfile } from '../../keys/sealed-columns.ts'
import { openProfile } from './open-profile.ts'

export type ChildRow = typeof children.$inferSelect

/** A child as it is kept: of the household's children that eat with it no more than which they are. */
export type StoredChild = ChildProfile & { id: string; created_at: string }

/** By the profile that was opened: several requests get the same, and none may change it. */
const opened = new WeakMap<ChildProfile, StoredChild>()

/** Null where the child's key was destroyed, and with it the child. */
export function openChild(keys: HouseholdKeys, row: ChildRow): StoredChild | null {
  const key = keys.ofChild(row.id)
  if (!key) return null
  const profile = openProfile(key, [row.householdId, row.id], row.profile)
  const before = opened.get(profile)
  if (before) return before
  const child = Object.freeze({
    id: row.id,
    ...profile,
    created_at: row.createdAt.toISOString(),
  })
  opened.set(profile, child)
  return child
}
