import { and, eq, gt, isNull, or, type SQL } from 'drizzle-orm'
import { careLinks } from '../db/tables/household/care-links.ts'

/** The household's links that have not ended. */
export const liveLinks = (householdId: string, now: Date): SQL | undefined =>
  and(
    eq(careLinks.householdId, householdId),
    or(isNull(careLinks.expiresAt), gt(careLinks.expiresAt, now)),
  )
