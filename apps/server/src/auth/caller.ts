import { dayMs } from '@brightplate/contract/plain-date'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppServices } from '../app-services.ts'
import type { Member } from '../db/member.ts'
import { prepared } from '../db/prepared.ts'
import { sessions } from '../db/tables/directory/sessions.ts'
import { householdKeys } from '../db/tables/installation/household-keys.ts'
import { AppError } from '../errors.ts'
import type { HouseholdKeys } from '../keys/household-keys.ts'
import { tokenHash } from '../keys/lookup-key.ts'
import { sessionMs } from './start-session.ts'

export interface Caller extends Member {
  /** The session's key: the hash of its token. */
  sessionHash: string
  /** What opens the household's rows. */
  keys: HouseholdKeys
}

export type SignInServices = Pick<AppServices, 'db' | 'now' | 'lookup' | 'keys'>

/** A live session with the row of its household's keys: every request asks, so both come at once. */
const sessionOfToken = prepared((db) =>
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

const callers = new WeakMap<FastifyRequest, Caller>()

/** Who sends this request. Throws where no `requireSignIn` guards the route. */
export function callerOf(request: FastifyRequest): Caller {
  const caller = callers.get(request)
  if (!caller) throw new Error('This route is registered outside of requireSignIn')
  return caller
}

async function authenticate(
  { db, now: clock, lookup, keys }: SignInServices,
  header: string | undefined,
): Promise<Caller> {
  const token = /^Bearer (\S{1,200})$/.exec(header ?? '')?.[1]
  if (!token) throw new AppError('unauthenticated')
  const now = clock()
  const sessionHash = tokenHash(lookup, token)
  const [row] = await sessionOfToken(db).execute({
    tokenHash: sessionHash,
    now: now.toISOString(),
  })
  // Statements share connections: an answer to another's question must let nobody in.
  if (row && row.tokenHash !== sessionHash) throw new Error('A session of another token')
  // Without its keys a household is erased, whatever rows are left of it.
  const ofHousehold = row && (await keys.findIn(db, row))
  if (!ofHousehold) throw new AppError('unauthenticated')
  const { expiresAt, householdId, userId } = row
  // Slides at most once a day, so that reading costs no write.
  if (expiresAt.getTime() - now.getTime() < sessionMs - dayMs) {
    await db
      .update(sessions)
      .set({ expiresAt: new Date(now.getTime() + sessionMs) })
      .where(eq(sessions.tokenHash, sessionHash))
  }
  return { sessionHash, keys: ofHousehold, householdId, userId }
}

/** Every route registered on `app` from here on needs a live session. */
export function requireSignIn(app: FastifyInstance, services: SignInServices): void {
  app.addHook('onRequest', async (request) => {
    callers.set(request, await authenticate(services, request.headers.authorization))
  })
}
