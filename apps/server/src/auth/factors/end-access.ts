import type { AppServices } from '../../app-services.ts'
import { ofMember } from '../../db/member.ts'
import { knownDevices } from '../../db/tables/directory/known-devices.ts'
import { passkeys } from '../../db/tables/directory/passkeys.ts'
import { sessions } from '../../db/tables/directory/sessions.ts'
import { deleteFactor } from '../codes/delete-factor.ts'
import { noteAccessEvent } from '../events/note-access-event.ts'
import { lockUser } from '../links/account-link.ts'
import { tellOfAccess } from '../links/tell-of-access.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { findMember } from '../users/find-user.ts'

type EndServices = Pick<AppServices, 'db' | 'now' | 'lookup' | 'keys' | 'queue' | 'origin'>

/**
 * For the operator: logs an account out everywhere and forgets its devices; with `forgetsApp` also its app, recovery
 * codes and passkeys, for who lost all of them, which is reported by mail. Answers how many sessions ended; null where the address has
 * no account.
 */
export async function endAccess(
  services: EndServices,
  email: string,
  { forgetsApp }: { forgetsApp: boolean },
): Promise<number | null> {
  const { db, lookup, keys: store } = services
  const now = services.now()
  const member = await findMember(db, lookup, email)
  const keys = member && (await store.find(db, member.householdId))
  if (!keys) return null
  const { userId } = member
  return db.transaction(async (tx) => {
    await lockUser(tx, keys, userId)
    const ended = await endSessions(tx, ofMember(sessions, member))
    await tx.delete(knownDevices).where(ofMember(knownDevices, member))
    await noteAccessEvent(tx, now, keys, { userId, kind: 'sessions_ended', place: null })
    if (forgetsApp) await tx.delete(passkeys).where(ofMember(passkeys, member))
    if (forgetsApp && (await deleteFactor(tx, member))) {
      const kind = 'app_turned_off'
      await tellOfAccess(tx, now, services, keys, { userId, email, kind, place: null })
    }
    return ended
  })
}
