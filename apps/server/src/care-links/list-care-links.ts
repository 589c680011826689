import type { CareLink } from '@brightplate/contract/sharing/care-link'
import { desc } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { careLinks } from '../db/tables/household/care-links.ts'
import type { HouseholdKeys } from '../keys/household-keys.ts'
import { liveLinks } from './live-links.ts'
import { toCareLink } from './to-care-link.ts'

/** All that the household shares, newest first. */
export async function listCareLinks(db: Db, now: Date, keys: HouseholdKeys): Promise<CareLink[]> {
  const rows = await db
    .select()
    .from(careLinks)
    .where(liveLinks(keys.householdId, now))
    .orderBy(desc(careLinks.id))
  return rows.flatMap((row) => toCareLink(keys, row))
}
