import type { Place } from '@brightplate/contract/account/device'
import { and, eq, ne } from 'drizzle-orm'
import type { AppServices } from '../../app-services.ts'
import type { Db } from '../../db/database.ts'
import { ofMember } from '../../db/member.ts'
import { passkeys } from '../../db/tables/directory/passkeys.ts'
import { sessions } from '../../db/tables/directory/sessions.ts'
import { AppError } from '../../errors.ts'
import { requireConfirmed } from '../codes/require-confirmed.ts'
import { lockUser } from '../links/account-link.ts'
import { tellOfAccess } from '../links/tell-of-access.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { renewSession } from '../sessions/renew-session.ts'
import type { AccountHolder } from '../users/account-holder.ts'
import { storedPasskeys } from './stored-passkeys.ts'

/** Forgets one of the caller's passkeys, ends the other sessions, and notifies by mail. Throws `confirmation_needed` and `not_found`. */
export async function removePasskey(
  db: Db,
  now: Date,
  services: Pick<AppServices, 'lookup' | 'queue' | 'origin'>,
  caller: AccountHolder,
  { id, place }: { id: string; place: Place },
): Promise<{ token: string }> {
  const stored = await storedPasskeys(db, caller)
  if (!stored.some((passkey) => passkey.id === id)) throw new AppError('not_found')
  await requireConfirmed(db, now, caller)
  const { keys, userId, sessionHash } = caller
  return db.transaction(async (tx) => {
    const email = await lockUser(tx, keys, userId)
    if (email === null) throw new AppError('unauthenticated')
    const removed = await tx
      .delete(passkeys)
      .where(and(ofMember(passkeys, caller), eq(passkeys.id, id)))
      .returning({ id: passkeys.id })
    if (removed.length === 0) throw new AppError('not_found')
    await endSessions(tx, and(ofMember(sessions, caller), ne(sessions.tokenHash, sessionHash)))
    const token = await renewSession(tx, services.lookup, caller)
    await tellOfAccess(tx, now, services, keys, { userId, email, kind: 'passkey_removed', place })
    return { token }
  })
}
