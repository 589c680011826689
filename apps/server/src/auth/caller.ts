import { eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppServices } from '../app-services.ts'
import { nameAsker } from '../db/asker.ts'
import { sessions } from '../db/tables/directory/sessions.ts'
import { AppError } from '../errors.ts'
import { tokenHash } from '../keys/lookup-key.ts'
import type { Caller } from './sessions/caller.ts'
import { findSession, type LiveSession, type SessionServices } from './sessions/find-session.ts'
import { longestSessionMs, sessionMs } from './sessions/start-session.ts'
import type { AccountHolder } from './users/account-holder.ts'

export type { AccountHolder, Caller }

export type SignInServices = SessionServices & Pick<AppServices, 'lookup'>

/** How exactly it is known when a session was last used. */
const hourMs = 60 * 60 * 1000

const callers = new WeakMap<FastifyRequest, Caller>()

/** Whose account a call without a token opened. */
const entered = new WeakMap<FastifyRequest, string>()

export const noteEntered = (request: FastifyRequest, userId: string): void => {
  entered.set(request, userId)
}

/** Who is known to have sent a request; null of a stranger. */
export const userIdOf = (request: FastifyRequest): string | null =>
  entered.get(request) ?? callers.get(request)?.userId ?? null

/** When the session of a request last wrote. */
const lastWrites = new WeakMap<FastifyRequest, Date>()

export const wroteNow = (request: FastifyRequest, at: Date): void => {
  lastWrites.set(request, at)
}

/** When the session of a request last wrote, as far as that is noted. Throws as `callerOf`. */
export function lastWriteOf(request: FastifyRequest): Date {
  const at = lastWrites.get(request)
  if (!at) throw new Error('This route is registered outside of requireSignIn')
  return at
}

/** Who sends this request, in the household in which they act. Throws where no `requireSignIn` guards the route. */
export function callerOf(request: FastifyRequest): Caller {
  const caller = callers.get(request)
  if (!caller) throw new Error('This route is registered outside of requireSignIn')
  return caller
}

/** Whose account this request comes from: what is asked of password, passkeys and sessions is asked of it. */
export const accountOf = (request: FastifyRequest): AccountHolder => callerOf(request).account

async function authenticate(
  services: SignInServices,
  header: string | undefined,
): Promise<Pick<LiveSession, 'caller' | 'wroteAt'>> {
  const token = /^Bearer (\S{1,200})$/.exec(header ?? '')?.[1]
  if (!token) throw new AppError('unauthenticated')
  const { db, now: clock, lookup } = services
  const now = clock()
  const sessionHash = tokenHash(lookup, token)
  const session = await findSession(services, sessionHash)
  if (!session) throw new AppError('unauthenticated')
  const { createdAt, usedAt, wroteAt, caller } = session
  nameAsker(caller.userId)
  // At most once an hour, so that reading costs no write.
  if (now.getTime() - usedAt.getTime() > hourMs) {
    const slid = Math.min(now.getTime() + sessionMs, createdAt.getTime() + longestSessionMs)
    await db
      .update(sessions)
      .set({ usedAt: now, expiresAt: new Date(slid) })
      .where(eq(sessions.tokenHash, sessionHash))
  }
  return { caller, wroteAt }
}

/** Every route registered on `app` from here on needs a live session. */
export function requireSignIn(app: FastifyInstance, services: SignInServices): void {
  app.addHook('onRequest', async (request) => {
    const { caller, wroteAt } = await authenticate(services, request.headers.authorization)
    callers.set(request, caller)
    lastWrites.set(request, wroteAt)
  })
}
