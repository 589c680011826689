import type { LoginBody, Session } from '@brightplate/contract/auth'
import { and, eq } from 'drizzle-orm'
import type { AppServices } from '../app-services.ts'
import type { Db } from '../db/database.ts'
import { credentials, users } from '../db/schema.ts'
import { AppError } from '../errors.ts'
import { accountLimit, networkLimits } from './limits/attempt-limits.ts'
import { countAttempts, forgetAttempts, forgetAttemptsUnder } from './limits/count-attempts.ts'
import { isKnownDevice, rememberDevice } from './limits/known-device.ts'
import type { Networks } from './limits/networks-of.ts'
import { lockUser } from './links/account-link.ts'
import { hashToken } from './secrets/secret-token.ts'
import { startSession } from './start-session.ts'

// scrypt of a password that nobody has, so that an unknown address takes as long as a known one.
const nobodysHash = `${'0'.repeat(32)}:${'0'.repeat(128)}`

/**
 * Opens a session. Throws `bad_credentials`, the same for an unknown address, `too_many_requests` or
 * `overloaded`. A device that is known to the account is counted by itself alone, so that
 * strangers' guesses never keep its parent out.
 */
export async function logIn(
  db: Db,
  now: Date,
  { secret, passwords }: Pick<AppServices, 'secret' | 'passwords'>,
  { email, password, device_token }: LoginBody,
  networks: Networks | null,
): Promise<Session> {
  const isKnown = await isKnownDevice(db, now, email, device_token)
  const who = isKnown ? `${email} ${hashToken(device_token ?? '')}` : email
  const ofAccount = accountLimit(secret, 'login', who)
  const counted = await countAttempts(db, now, [
    ofAccount,
    ...(isKnown ? [] : networkLimits(secret, 'login', networks)),
  ])
  const [row] = await db
    .select({ id: users.id, name: users.name, hash: credentials.password })
    .from(users)
    .innerJoin(credentials, eq(credentials.userId, users.id))
    .where(eq(users.email, email))
  const matches = await passwords
    .verify(row?.hash ?? nobodysHash, password, isKnown ? 'known' : 'stranger')
    .catch(async (error: unknown) => {
      await forgetAttempts(db, counted)
      throw error
    })
  const { id, name, hash } = row ?? {}
  if (!id || !name || !hash || !matches) throw new AppError('bad_credentials')
  return db.transaction(async (tx) => {
    // A password that was changed while this one was checked opens nothing any more.
    await lockUser(tx, id)
    const [still] = await tx
      .select({ userId: credentials.userId })
      .from(credentials)
      .where(and(eq(credentials.userId, id), eq(credentials.password, hash)))
    if (!still) throw new AppError('bad_credentials')
    await forgetAttempts(tx, counted)
    await forgetAttemptsUnder(tx, ofAccount)
    const token = await startSession(tx, id, now)
    const device = await rememberDevice(tx, now, id, device_token)
    return { token, user: { id, name, email }, device_token: device }
  })
}
