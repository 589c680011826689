import type { CareLinkKind } from '@brightplate/contract/sharing/care-link'
import { and, eq, sql } from 'drizzle-orm'
import type { AppServices } from '../../app-services.ts'
import { householdOfSecret } from '../../auth/secrets/household-secret.ts'
import { rowOf } from '../../db/member.ts'
import { careLinks } from '../../db/tables/household/care-links.ts'
import { AppError } from '../../errors.ts'
import type { HouseholdKeys } from '../../keys/household-keys.ts'
import { tokenHash } from '../../keys/lookup-key.ts'
import type { CareLinkDetails } from '../../keys/sealed-columns.ts'
import { type CareLinkRow, isLocked, openDetails } from '../to-care-link.ts'
import { checkCode } from './check-code.ts'
import { countOpening } from './count-opening.ts'

export type LinkServices = Pick<AppServices, 'db' | 'now' | 'lookup' | 'keys'>

interface Found {
  row: CareLinkRow
  keys: HouseholdKeys
  details: CareLinkDetails
}

/** Null for a secret that opens nothing, for whatever reason. */
async function findLink(
  { db, now, lookup, keys: store }: LinkServices,
  secret: string,
): Promise<Found | null> {
  const householdId = householdOfSecret(lookup, 'careLink', secret)
  const keys = householdId === null ? null : await store.find(db, householdId)
  if (!keys) return null
  const ofHousehold = eq(careLinks.householdId, keys.householdId)
  const [row] = await db
    .select()
    .from(careLinks)
    .where(and(ofHousehold, eq(careLinks.tokenHash, tokenHash(lookup, secret))))
  if (row?.expiresAt && row.expiresAt <= now()) {
    // Gone for good: a clock that is set back must not open it again.
    await db.delete(careLinks).where(rowOf(careLinks, row.householdId, row.id))
    return null
  }
  const details = row && openDetails(keys, row)
  return row && details && !isLocked(row) ? { row, keys, details } : null
}

/**
 * Opens a link, and counts that it was. One that ended, was stopped or never was, and one of another kind, answer
 * alike: `link_ended`. Throws `link_code_needed`, `link_code_wrong` and `too_many_requests`.
 */
export async function openCareLink(
  services: LinkServices,
  kinds: readonly CareLinkKind[],
  { secret, code }: { secret: string | undefined; code?: string | undefined },
): Promise<Found> {
  const { db, now } = services
  const found = secret ? await findLink(services, secret) : null
  if (!found || !kinds.includes(found.row.kind)) throw new AppError('link_ended')
  const { row, keys, details } = found
  await countOpening(db, now(), row)
  if (details.codeHash !== null) {
    await checkCode(db, keys, row, { expected: details.codeHash, given: code })
  }
  await db
    .update(careLinks)
    .set({ opened: sql`${careLinks.opened} + 1`, lastOpenedAt: now() })
    .where(rowOf(careLinks, row.householdId, row.id))
  return found
}
