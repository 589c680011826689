import { limits } from '@brightplate/contract/limits'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { rowOf } from '../../db/member.ts'
import { careLinks } from '../../db/tables/household/care-links.ts'
import { AppError } from '../../errors.ts'
import type { CareLinkRow } from '../to-care-link.ts'

const minuteMs = 60_000

/**
 * Counts that a link was asked for, in one statement for all processes. Throws `too_many_requests`, and `link_ended`
 * where it was stopped meanwhile.
 */
export async function countOpening(
  db: Db,
  now: Date,
  { householdId, id }: Pick<CareLinkRow, 'householdId' | 'id'>,
): Promise<void> {
  const windowStart = new Date(now.getTime() - minuteMs)
  const over = sql`${careLinks.countedSince} <= ${windowStart.toISOString()}::timestamptz`
  const [counted] = await db
    .update(careLinks)
    .set({
      counted: sql`case when ${over} then 1 else ${careLinks.counted} + 1 end`,
      countedSince: sql`case when ${over} then ${now.toISOString()}::timestamptz else ${careLinks.countedSince} end`,
    })
    .where(rowOf(careLinks, householdId, id))
    .returning({ counted: careLinks.counted, since: careLinks.countedSince })
  if (!counted) throw new AppError('link_ended')
  if (counted.counted <= limits.careLinkOpeningsPerMinute) return
  const retryAfter = (counted.since.getTime() + minuteMs - now.getTime()) / 1000
  throw new AppError('too_many_requests', {}, { retryAfter })
}
