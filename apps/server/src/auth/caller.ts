import { dayMs } from '@brightplate/contract/plain-date'
import { and, eq, gt } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Db } from '../db/database.ts'
import { householdMembers, sessions, users } from '../db/schema.ts'
import { AppError } from '../errors.ts'
import { hashToken } from './secrets/secret-token.ts'
import { sessionMs } from './start-session.ts'

export interface Caller {
  sessionId: string
  userId: string
  householdId: string
  name: string
  email: string
}

const callers = new WeakMap<FastifyRequest, Caller>()

/** Who sends this request. Throws where no `requireSignIn` guards the route. */
export function callerOf(request: FastifyRequest): Caller {
  const caller = callers.get(request)
  if (!caller) throw new Error('This route is registered outside of requireSignIn')
  return caller
}

async function authenticate(db: Db, now: Date, header: string | undefined): Promise<Caller> {
  const token = /^Bearer (\S{1,200})$/.exec(header ?? '')?.[1]
  if (!token) throw new AppError('unauthenticated')
  const [row] = await db
    .select({
      sessionId: sessions.id,
      expiresAt: sessions.expiresAt,
      userId: users.id,
      name: users.name,
      email: users.email,
      householdId: householdMembers.householdId,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(householdMembers, eq(householdMembers.userId, users.id))
    .where(and(eq(sessions.tokenHash, hashToken(token)), gt(sessions.expiresAt, now)))
  if (!row) throw new AppError('unauthenticated')
  const { expiresAt, ...caller } = row
  // Slides at most once a day, so that reading costs no write.
  if (expiresAt.getTime() - now.getTime() < sessionMs - dayMs) {
    await db
      .update(sessions)
      .set({ expiresAt: new Date(now.getTime() + sessionMs) })
      .where(eq(sessions.id, row.sessionId))
  }
  return caller
}

/** Every route registered on `app` from here on needs a live session. */
export function requireSignIn(app: FastifyInstance, db: Db, now: () => Date): void {
  app.addHook('onRequest', async (request) => {
    callers.set(request, await authenticate(db, now(), request.headers.authorization))
  })
}
