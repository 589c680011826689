import { and, eq, type SQLWrapper, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { AppServices } from '../../app-services.ts'
import { rowOf } from '../../db/member.ts'
import { prepared } from '../../db/prepared.ts'
import { sessions } from '../../db/tables/directory/sessions.ts'
import { users } from '../../db/tables/household/users.ts'
import { householdKeys } from '../../db/tables/installation/household-keys.ts'
import type { HouseholdKeys } from '../../keys/household-keys.ts'
import type { Caller } from './caller.ts'
import { endSessions } from './end-sessions.ts'

export type SessionServices = Pick<AppServices, 'db' | 'now' | 'keys'>

export interface LiveSession {
  createdAt: Date
  usedAt: Date
  /** What it wrote since, if anything, has been on every replica for long; its opening counts. */
  wroteAt: Date
  caller: Caller
}

const columns = {
  tokenHash: sessions.tokenHash,
  createdAt: sessions.createdAt,
  usedAt: sessions.usedAt,
  expiresAt: sessions.expiresAt,
  wroteAt: sessions.wroteAt,
  userId: sessions.userId,
  householdId: sessions.householdId,
  actsIn: sessions.actsIn,
}

const ofHash = eq(sessions.tokenHash, sql.placeholder('tokenHash'))

const sessionAlone = prepared((db) => db.select(columns).from(sessions).where(ofHash))

const homeKeys = alias(householdKeys, 'home_keys')

/**
 * A session with the row of its keys: every request asks, so both come at once. What only a session in another household
 * has, its user there and the keys of where the account is, is looked up for such a one alone: joins would cost all.
 */
const sessionWithKeys = prepared((db) => {
  const ofHome = eq(homeKeys.householdId, sessions.householdId)
  const member = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.householdId, sessions.actsIn), eq(users.id, sessions.userId)))
  const epoch = db.select({ epoch: homeKeys.epoch }).from(homeKeys).where(ofHome)
  const wrapped = db.select({ wrapped: homeKeys.wrapped }).from(homeKeys).where(ofHome)
  const elsewhere = <Value>(query: SQLWrapper) =>
    sql<Value | null>`case when ${sessions.actsIn} is not null then (${query}) end`
  return db
    .select({
      ...columns,
      memberId: elsewhere<string>(member),
      epoch: householdKeys.epoch,
      wrapped: householdKeys.wrapped,
      homeEpoch: elsewhere<number>(epoch),
      homeWrapped: elsewhere<Buffer>(wrapped).mapWith(homeKeys.wrapped),
    })
    .from(sessions)
    .leftJoin(
      householdKeys,
      eq(householdKeys.householdId, sql`coalesce(${sessions.actsIn}, ${sessions.householdId})`),
    )
    .where(ofHash)
})

type Row = Awaited<ReturnType<ReturnType<typeof sessionAlone>['execute']>>[number]

/** A session, and what finds whether its user has a row in the household that it opens, and the keys of both. */
interface ReadSession {
  row: Row
  isMember: () => Promise<boolean>
  findKeys: () => Promise<HouseholdKeys | null>
  findHomeKeys: () => Promise<HouseholdKeys | null>
}

/** Where rows of keys lie elsewhere, each is asked of its household. */
async function readSession(
  db: AppServices['db'],
  store: AppServices['keys'],
  tokenHash: string,
): Promise<ReadSession | null> {
  if (!store.liesBesideSessions) {
    const [row] = await sessionAlone(db).execute({ tokenHash })
    if (!row) return null
    const opens = row.actsIn ?? row.householdId
    return {
      row,
      isMember: async () => (await db.$count(users, rowOf(users, opens, row.userId))) > 0,
      findKeys: () => store.find(db, opens),
      findHomeKeys: () => store.find(db, row.householdId),
    }
  }
  const [row] = await sessionWithKeys(db).execute({ tokenHash })
  if (!row) return null
  const { householdId, memberId, homeEpoch, homeWrapped } = row
  const home = { householdId, epoch: homeEpoch, wrapped: homeWrapped }
  return {
    row,
    isMember: async () => memberId !== null,
    findKeys: () => store.findIn(db, { ...row, householdId: row.actsIn ?? householdId }),
    findHomeKeys: () => store.findIn(db, home),
  }
}

/** The session of a token's hash; null where there is none, or none any more. */
export async function findSession(
  { db, now, keys: store }: SessionServices,
  sessionHash: string,
): Promise<LiveSession | null> {
  const read = await readSession(db, store, sessionHash)
  if (!read) return null
  const { createdAt, usedAt, expiresAt, wroteAt, householdId: homeId, actsIn, userId } = read.row
  // Statements share connections: an answer to another's question must let nobody in.
  if (read.row.tokenHash !== sessionHash) throw new Error('A session of another token')
  if (expiresAt <= now()) {
    // Gone for good: a clock that is set back must not open it again.
    await endSessions(db, eq(sessions.tokenHash, sessionHash))
    return null
  }
  // Who has left opens nothing, whatever sessions are left of theirs.
  if (actsIn !== null && !(await read.isMember())) return null
  // Without its keys a household is erased, whatever rows are left of it.
  const keys = await read.findKeys()
  const accountKeys = actsIn === null ? keys : await read.findHomeKeys()
  if (!keys || !accountKeys) return null
  const who = { userId, sessionHash }
  const account = { ...who, isHome: true, householdId: homeId, keys: accountKeys } as const
  return {
    createdAt,
    usedAt,
    wroteAt: wroteAt ?? createdAt,
    caller: { ...who, householdId: actsIn ?? homeId, keys, account },
  }
}
