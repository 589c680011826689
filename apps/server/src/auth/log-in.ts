import type { LoginBody, Session } from '@brightplate/contract/account/auth'
import type { Place } from '@brightplate/contract/account/device'
import { and, eq } from 'drizzle-orm'
import type { AppServices } from '../app-services.ts'
import type { Db } from '../db/database.ts'
import { ofMember } from '../db/member.ts'
import { credentials } from '../db/tables/household/access/credentials.ts'
import { AppError } from '../errors.ts'
import { checkCode } from './codes/check-code.ts'
import { isFactorOn } from './codes/is-factor-on.ts'
import { forgetAttempts, forgetAttemptsUnder } from './limits/count-attempts.ts'
import type { Networks } from './limits/networks-of.ts'
import { lockUser } from './links/account-link.ts'
import { openSession } from './open-session.ts'
import { checkLogin } from './passwords/check-login.ts'
import type { PasswordHasher } from './passwords/password-hasher.ts'
import { findUser } from './users/find-user.ts'

/** A hash of today; null where the queue is full: the next login makes it. */
const renewedHash = (passwords: PasswordHasher, password: string): Promise<string | null> =>
  passwords.hash(password, 'known').catch((error: unknown) => {
    if (error instanceof AppError) return null
    throw error
  })

/**
 * Opens a session. Throws `code_needed` and `code_wrong` where an app is on, `bad_credentials`, the same for an unknown
 * address, `too_many_requests` or `overloaded`.
 */
export async function logIn(
  db: Db,
  now: Date,
  services: Pick<AppServices, 'lookup' | 'passwords' | 'keys' | 'queue' | 'origin'>,
  body: LoginBody,
  { networks, place }: { networks: Networks | null; place: Place },
): Promise<Session> {
  const { passwords } = services
  const { password, code, device_token: deviceToken } = body
  const checked = await checkLogin(db, now, services, body, networks)
  const { member, keys, hash, counted, ofAccount } = checked
  const { userId } = member
  const asksForCode = await isFactorOn(db, member)
  if (asksForCode) {
    if (code === undefined) {
      await forgetAttempts(db, counted)
      throw new AppError('code_needed')
    }
    await checkCode(db, now, services, keys, { userId, code, networks, place })
  }
  const renewed = passwords.isOutdated(hash) ? await renewedHash(passwords, password) : null
  return db.transaction(async (tx) => {
    // A password that was changed while this one was checked opens nothing any more.
    await lockUser(tx, keys, userId)
    const [still] = await tx
      .select({ userId: credentials.userId })
      .from(credentials)
      .where(and(ofMember(credentials, member), eq(credentials.password, hash)))
    const user = await findUser(tx, keys, userId)
    if (!still || !user) throw new AppError('bad_credentials')
    // An app that was turned on meanwhile ended all sessions: this one is not opened behind it.
    if (!asksForCode && (await isFactorOn(tx, member))) throw new AppError('code_needed')
    if (renewed) {
      await tx.update(credentials).set({ password: renewed }).where(ofMember(credentials, member))
    }
    await forgetAttempts(tx, counted)
    await forgetAttemptsUnder(tx, ofAccount)
    return openSession(tx, now, services, keys, { user, deviceToken, place })
  })
}
