import type { Session } from '@brightplate/contract/account/auth'
import type { Place } from '@brightplate/contract/account/device'
import type { ShownPasskey } from '@brightplate/contract/account/passkeys'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { AppServices } from '../app-services.ts'
import type { Db } from '../db/database.ts'
import { ofMember } from '../db/member.ts'
import { passkeys } from '../db/tables/directory/passkeys.ts'
import { credentials } from '../db/tables/household/access/credentials.ts'
import { AppError } from '../errors.ts'
import { keepFactor } from './codes/keep-factor.ts'
import { networkLimits } from './limits/attempt-limits.ts'
import { countAttempts, forgetAttempts } from './limits/count-attempts.ts'
import type { Networks } from './limits/networks-of.ts'
import { lockUser } from './links/account-link.ts'
import { openSession } from './open-session.ts'
import { checkPasskey } from './passkeys/check-passkey.ts'
import { findUser } from './users/find-user.ts'

interface PasskeySignIn {
  shown: ShownPasskey
  deviceToken: string | undefined
  networks: Networks | null
  place: Place
}

/**
 * Opens a session for whom a passkey belongs to: the device and what opens it stand for password and code. Throws
 * `passkey_refused`, also while the account is locked, and `too_many_requests`.
 */
export async function signInWithPasskey(
  db: Db,
  now: Date,
  services: Pick<AppServices, 'lookup' | 'keys' | 'queue' | 'origin'>,
  { shown, deviceToken, networks, place }: PasskeySignIn,
): Promise<Session> {
  const { lookup } = services
  const counted = await countAttempts(db, now, networkLimits(lookup, 'passkey', networks))
  const use = { purpose: 'sign_in', sessionHash: null, place } as const
  const { id, keys, ...member } = await checkPasskey(db, now, services, shown, use)
  return db.transaction(async (tx) => {
    await lockUser(tx, keys, member.userId)
    const [unlocked] = await tx
      .select({ userId: credentials.userId })
      .from(credentials)
      .where(and(ofMember(credentials, member), isNotNull(credentials.password)))
    // One that was removed while it was checked opens nothing any more.
    const [still] = await tx
      .select({ id: passkeys.id })
      .from(passkeys)
      .where(and(ofMember(passkeys, member), eq(passkeys.id, id)))
    const user = await findUser(tx, keys, member.userId)
    if (!unlocked || !still || !user) throw new AppError('passkey_refused')
    await forgetAttempts(tx, counted)
    await keepFactor(tx, now, keys, { userId: member.userId, place })
    return openSession(tx, now, services, keys, { user, deviceToken, place })
  })
}
