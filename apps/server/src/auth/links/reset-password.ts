import type { Place } from '@brightplate/contract/account/device'
import type { AppServices } from '../../app-services.ts'
import type { Db } from '../../db/database.ts'
import { ofMember } from '../../db/member.ts'
import { sessions } from '../../db/tables/directory/sessions.ts'
import { credentials } from '../../db/tables/household/access/credentials.ts'
import { AppError } from '../../errors.ts'
import { noteAccessEvent } from '../events/note-access-event.ts'
import { refuseEasyPassword } from '../passwords/refuse-easy-password.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { endLinks, findLink, useLink } from './account-link.ts'
import { tellOfChange } from './tell-of-change.ts'

/**
 * Sets a new password, ends all sessions and every other link, and notifies the owner; or none of it.
 * Throws `reset_link_invalid` and `invalid_input`.
 */
export async function resetPassword(
  db: Db,
  now: Date,
  services: Pick<AppServices, 'passwords' | 'queue' | 'origin' | 'lookup' | 'keys'>,
  { token, password }: { token: string; password: string },
  place: Place,
): Promise<void> {
  const link = await findLink(db, now, services, 'reset', token)
  if (!link) throw new AppError('reset_link_invalid')
  const { userId, email, keys } = link
  await refuseEasyPassword(password, email, 'password')
  const hash = await services.passwords.hash(password, 'known')
  await db.transaction(async (tx) => {
    if (!(await useLink(tx, link))) throw new AppError('reset_link_invalid')
    await tx
      .update(credentials)
      .set({ password: hash, updatedAt: now })
      .where(ofMember(credentials, link))
    await endSessions(tx, ofMember(sessions, link))
    await endLinks(tx, link, 'reset')
    await noteAccessEvent(tx, now, keys, { userId, kind: 'password_changed', place })
    await tellOfChange(tx, now, services, keys, {
      userId,
      before: email,
      changed: 'password',
    })
  })
}
