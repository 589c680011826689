import { limits } from '@brightplate/contract/limits'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import type { Member } from '../db/member.ts'
import { requestCounts } from '../db/tables/household/request-counts.ts'
import { AppError } from '../errors.ts'

const minuteMs = 60_000

/** How many are let through in a minute, which starts with the first. */
const allowed = {
  interpretation: limits.interpretationsPerMinute,
  alternatives: limits.alternativesPerMinute,
  photo: limits.photosPerMinute,
} as const satisfies Record<typeof requestCounts.$inferSelect.kind, number>

/** Counts a request of an account in one statement, for all processes. Throws `too_many_requests`. */
export async function countRequest(
  db: Db,
  now: Date,
  { householdId, userId }: Member,
  kind: keyof typeof allowed,
): Promise<void> {
  const windowStart = new Date(now.getTime() - minuteMs)
  const over = sql`${requestCounts.since} <= ${windowStart.toISOString()}::timestamptz`
  const [counted] = await db
    .insert(requestCounts)
    .values({ householdId, userId, kind, since: now, made: 1 })
    .onConflictDoUpdate({
      target: [requestCounts.householdId, requestCounts.userId, requestCounts.kind],
      set: {
        made: sql`case when ${over} then 1 else ${requestCounts.made} + 1 end`,
        since: sql`case when ${over} then ${now.toISOString()}::timestamptz else ${requestCounts.since} end`,
      },
    })
    .returning({ made: requestCounts.made, since: requestCounts.since })
  if (!counted || counted.made <= allowed[kind]) return
  const retryAfter = (counted.since.getTime() + minuteMs - now.getTime()) / 1000
  throw new AppError('too_many_requests', {}, { retryAfter })
}
