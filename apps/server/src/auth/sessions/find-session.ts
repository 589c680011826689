import { eq, sql } from 'drizzle-orm'
import type { AppServices } from '../../app-services.ts'
import type { Member } from '../../db/member.ts'
import { prepared } from '../../db/prepared.ts'
import { sessions } from '../../db/tables/directory/sessions.ts'
import { householdKeys } from '../../db/tables/installation/household-keys.ts'
import type { HouseholdKeys } from '../../keys/household-keys.ts'
import { endSessions } from './end-sessions.ts'

export type SessionServices = Pick<AppServices, 'db' | 'now' | 'keys'>

interface LiveSession extends Member {
  createdAt: Date
  usedAt: Date
  /** What opens the household's rows. */
  keys: HouseholdKeys
}

const columns = {
  tokenHash: sessions.tokenHash,
  createdAt: sessions.createdAt,
  usedAt: sessions.usedAt,
  expiresAt: sessions.expiresAt,
  userId: sessions.userId,
  householdId: sessions.householdId,
}

const ofHash = eq(sessions.tokenHash, sql.placeholder('tokenHash'))

const sessionAlone = prepared((db) => db.select(columns).from(sessions).where(ofHash))

/** A session with the row of its household's keys: every request asks, so both come at once. */
const sessionWithKeys = prepared((db) =>
  db
    .select({
      ...columns,
      epoch: householdKeys.epoch,
      wrapped: householdKeys.wrapped,
    })
    .from(sessions)
    .leftJoin(householdKeys, eq(householdKeys.householdId, sessions.householdId))
    .where(ofHash),
)

/** A session and what finds its keys: their row, or the household where the row lies elsewhere. */
async function readSession(db: AppServices['db'], store: AppServices['keys'], tokenHash: string) {
  if (!store.liesBesideSessions) {
    const [row] = await sessionAlone(db).execute({ tokenHash })
    return row && { row, findKeys: () => store.find(db, row.householdId) }
  }
  const [row] = await sessionWithKeys(db).execute({ tokenHash })
  return row && { row, findKeys: () => store.findIn(db, row) }
}

/** The session of a token's hash; null where there is none, or none any more. */
export async function findSession(
  { db, now, keys: store }: SessionServices,
  sessionHash: string,
): Promise<LiveSession | null> {
  const { row, findKeys } = (await readSession(db, store, sessionHash)) ?? {}
  // Statements share connections: an answer to another's question must let nobody in.
  if (row && row.tokenHash !== sessionHash) throw new Error('A session of another token')
  if (row && row.expiresAt <= now()) {
    // Gone for good: a clock that is set back must not open it again.
    await endSessions(db, eq(sessions.tokenHash, sessionHash))
    return null
  }
  // Without its keys a household is erased, whatever rows are left of it.
  const keys = await findKeys?.()
  if (!row || !keys) return null
  const { createdAt, usedAt, householdId, userId } = row
  return { createdAt, usedAt, householdId, userId, keys }
}
