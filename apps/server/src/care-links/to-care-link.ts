import { limits } from '@brightplate/contract/limits'
import type { CareLink } from '@brightplate/contract/sharing/care-link'
import type { careLinks } from '../db/tables/household/care-links.ts'
import type { HouseholdKeys } from '../keys/household-keys.ts'
import { type CareLinkDetails, sealedColumns } from '../keys/sealed-columns.ts'

export type CareLinkRow = typeof careLinks.$inferSelect

/** Null where the child's key was destroyed. */
export function openDetails(
  keys: HouseholdKeys,
  { householdId, id, childId, details }: CareLinkRow,
): CareLinkDetails | null {
  const key = keys.ofChild(childId)
  return key && sealedColumns.careLink.open(key, [householdId, id], details)
}

export const isLocked = ({ codeTries }: Pick<CareLinkRow, 'codeTries'>): boolean =>
  codeTries >= limits.careLinkCodeTries

/** A link as the contract shows it; nothing where its child is gone. */
export function toCareLink(keys: HouseholdKeys, row: CareLinkRow): CareLink[] {
  const details = openDetails(keys, row)
  if (!details) return []
  return [
    {
      id: row.id,
      child_id: row.childId,
      kind: row.kind,
      recipient: details.recipient,
      name_shown: details.nameShown,
      language: row.language,
      has_code: details.codeHash !== null,
      created_at: row.createdAt.toISOString(),
      expires_at: row.expiresAt?.toISOString() ?? null,
      opened: row.opened,
      last_opened_at: row.lastOpenedAt?.toISOString() ?? null,
      locked: isLocked(row),
    },
  ]
}
