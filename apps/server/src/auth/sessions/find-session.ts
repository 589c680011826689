import { and, eq, gt, sql } from 'drizzle-orm'
import type { AppServices } from '../../app-services.ts'
import type { Member } from '../../db/member.ts'
import { prepared } from '../../db/prepared.ts'
import { sessions } from '../../db/tables/directory/sessions.ts'
import { householdKeys } from '../../db/tables/installation/household-keys.ts'
import type { HouseholdKeys } from '../../keys/household-keys.ts'

export type SessionServices = Pick<AppServices, 'db' | 'now' | 'keys'>

interface LiveSession extends Member {
  expiresAt: Date
  /** What opens the household's rows. */
  keys: HouseholdKeys
}

/** A live session with the row of its household's keys: every request asks, so both come at once. */
const sessionOfHash = prepared((db) =>
  db
    .select({
      tokenHash: sessions.tokenHash,
      expiresAt: sessions.expiresAt,
      userId: sessions.userId,
      householdId: sessions.householdId,
      epoch: householdKeys.epoch,
      wrapped: householdKeys.wrapped,
    })
    .from(sessions)
    .leftJoin(householdKeys, eq(householdKeys.householdId, sessions.householdId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.expiresAt, sql.placeholder('now')),
      ),
    ),
)

/** The session of a token's hash; null where there is none, or none any more. */
export async function findSession(
  { db, now, keys: store }: SessionServices,
  sessionHash: string,
): Promise<LiveSession | null> {
  const [row] = await sessionOfHash(db).execute({
    tokenHash: sessionHash,
    now: now().toISOString(),
  })
  // Statements share connections: an answer to another's question must let nobody in.
  if (row && row.tokenHash !== sessionHash) throw new Error('A session of another token')
  // Without its keys a household is erased, whatever rows are left of it.
  const keys = row && (await store.findIn(db, row))
  if (!keys) return null
  const { expiresAt, householdId, userId } = row
  return { expiresAt, householdId, userId, keys }
}
