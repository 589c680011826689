import type { Place } from '@brightplate/contract/account/device'
import { and, ne } from 'drizzle-orm'
import type { AppServices } from '../../app-services.ts'
import type { Db } from '../../db/database.ts'
import { ofMember } from '../../db/member.ts'
import { sessions } from '../../db/tables/directory/sessions.ts'
import { AppError } from '../../errors.ts'
import { deleteFactor } from '../codes/delete-factor.ts'
import { requireConfirmed } from '../codes/require-confirmed.ts'
import { lockUser } from '../links/account-link.ts'
import { tellOfAccess } from '../links/tell-of-access.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { renewSession } from '../sessions/renew-session.ts'
import type { AccountHolder } from '../users/account-holder.ts'

/** Turns the second factor off, ends the other sessions, and notifies by mail. Throws `confirmation_needed`. */
export async function turnOffFactor(
  db: Db,
  now: Date,
  services: Pick<AppServices, 'lookup' | 'queue' | 'origin'>,
  caller: AccountHolder,
  place: Place,
): Promise<{ token: string }> {
  await requireConfirmed(db, now, caller)
  const { keys, userId, sessionHash } = caller
  return db.transaction(async (tx) => {
    const email = await lockUser(tx, keys, userId)
    if (email === null) throw new AppError('unauthenticated')
    const wasOn = await deleteFactor(tx, caller)
    await endSessions(tx, and(ofMember(sessions, caller), ne(sessions.tokenHash, sessionHash)))
    const token = await renewSession(tx, services.lookup, caller)
    if (wasOn) {
      await tellOfAccess(tx, now, services, keys, { userId, email, kind: 'app_turned_off', place })
    }
    return { token }
  })
}
