import type { Child } from '@brightplate/contract/child'
import type { ProfileSnapshot } from '@brightplate/contract/meal-plan'
import type { children } from '../db/schema.ts'
import type { HouseholdKeys } from '../keys/household-keys.ts'
import { sealedColumns } from '../keys/sealed-columns.ts'

export type ChildRow = typeof children.$inferSelect

/** A row as the contract shows it; null where the child's key was destroyed, and with it the child. */
export function toChild(keys: HouseholdKeys, row: ChildRow): Child | null {
  const key = keys.ofChild(row.id)
  if (!key) return null
  return {
    id: row.id,
    ...sealedColumns.profile.open(key, [row.householdId, row.id], row.profile),
    created_at: row.createdAt.toISOString(),
  }
}

/** What a plan keeps of the child. */
export function snapshotOf({
  id: _,
  created_at: __,
  red_flags: ___,
  ...profile
}: Child): ProfileSnapshot {
  return profile
}
