import type { withdrawnConsents } from '../db/tables/household/withdrawn-consents.ts'
import type { HouseholdKeys } from '../keys/household-keys.ts'
import { type StoredConsent, sealedColumns } from '../keys/sealed-columns.ts'

type ConsentRow = typeof withdrawnConsents.$inferSelect

/** Whose it was: of a child, or of a parent alone. */
export type ConsentOf = { childId: string } | { userId: string }

const keyOf = (keys: HouseholdKeys, childId: string | null) =>
  childId === null ? keys.own : keys.ofChild(childId)

/** Null where the child's key was destroyed. */
export function sealConsent(
  keys: HouseholdKeys,
  id: string,
  of: ConsentOf,
  consent: StoredConsent,
): Buffer | null {
  const key = keyOf(keys, 'childId' in of ? of.childId : null)
  return key && sealedColumns.withdrawnConsent.seal(key, [keys.householdId, id], consent)
}

/** Null where the child's key was destroyed. */
export function openConsent(
  keys: HouseholdKeys,
  { id, childId, consent }: ConsentRow,
): StoredConsent | null {
  const key = keyOf(keys, childId)
  return key && sealedColumns.withdrawnConsent.open(key, [keys.householdId, id], consent)
}
