import type { Place } from '@brightplate/contract/account/device'
import { limits } from '@brightplate/contract/limits'
import { and, eq, gte, or } from 'drizzle-orm'
import type { AppServices } from '../../app-services.ts'
import type { Db } from '../../db/database.ts'
import { ofMember, rowOf } from '../../db/member.ts'
import { accountLinks } from '../../db/tables/directory/account-links.ts'
import { knownDevices } from '../../db/tables/directory/known-devices.ts'
import { passkeys } from '../../db/tables/directory/passkeys.ts'
import { sessions } from '../../db/tables/directory/sessions.ts'
import { credentials } from '../../db/tables/household/access/credentials.ts'
import { secondFactors } from '../../db/tables/household/access/second-factors.ts'
import { invitations } from '../../db/tables/household/invitations.ts'
import { users } from '../../db/tables/household/users.ts'
import { AppError } from '../../errors.ts'
import type { LookupKey } from '../../keys/lookup-key.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { accountLockedMail } from '../../mail/templates/account-locked-mail.ts'
import { deleteFactor } from '../codes/delete-factor.ts'
import { keepFactor } from '../codes/keep-factor.ts'
import { noteAccessEvent } from '../events/note-access-event.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { findUser } from '../users/find-user.ts'
import { findLink, type Link, makeLink, useLink } from './account-link.ts'
import { lockAddress } from './lock-address.ts'
import { isTaken, moveAddress } from './move-address.ts'

/** Brings back the address from before the change, unless another account has it by now. */
async function restoreAddress(tx: Db, now: Date, lookup: LookupKey, link: Link): Promise<void> {
  const { keys, userId, email } = link
  await lockAddress(tx, lookup, email)
  if ((await findUser(tx, keys, userId))?.email === email) return
  if (!(await isTaken(tx, lookup, link))) await moveAddress(tx, now, lookup, keys, link)
}

/** Links older than the one that was used stay: they lead back to before an earlier change. */
async function endLaterLinks(tx: Db, link: Link): Promise<void> {
  await tx
    .delete(accountLinks)
    .where(
      and(
        ofMember(accountLinks, link),
        or(eq(accountLinks.kind, 'reset'), gte(accountLinks.createdAt, link.createdAt)),
      ),
    )
}

/** An app that was turned on with the change or after it may be the stranger's; one of before stays. */
async function deleteLaterFactor(tx: Db, link: Link): Promise<void> {
  const [later] = await tx
    .select({ userId: secondFactors.userId })
    .from(secondFactors)
    .where(and(ofMember(secondFactors, link), gte(secondFactors.onSince, link.createdAt)))
  if (later) await deleteFactor(tx, link)
}

/** The same of passkeys. */
async function deleteLaterPasskeys(tx: Db, link: Link): Promise<void> {
  await tx
    .delete(passkeys)
    .where(and(ofMember(passkeys, link), gte(passkeys.createdAt, link.createdAt)))
}

/** Nor does an invitation open anything that a stranger may have made, in the household that the account opens. */
async function endLaterInvitations(
  tx: Db,
  { householdId, userId, createdAt }: Link,
): Promise<void> {
  const [user] = await tx
    .select({ actsIn: users.actsIn })
    .from(users)
    .where(rowOf(users, householdId, userId))
  await tx
    .delete(invitations)
    .where(
      and(
        eq(invitations.householdId, user?.actsIn ?? householdId),
        eq(invitations.invitedBy, userId),
        gte(invitations.createdAt, createdAt),
      ),
    )
}

/**
 * Closes an account that somebody else changed: sessions end, no password or passkey opens it, invitations that were
 * made since open nothing, and the address from before the change gets a link to choose a new one. Throws `lock_link_invalid`.
 */
export async function lockAccount(
  db: Db,
  now: Date,
  services: Pick<AppServices, 'queue' | 'origin' | 'lookup' | 'keys'>,
  token: string,
  place: Place,
): Promise<void> {
  const { lookup, origin } = services
  const link = await findLink(db, now, services, 'lock', token)
  if (!link) throw new AppError('lock_link_invalid')
  const { userId, email, keys } = link
  await db.transaction(async (tx) => {
    if (!(await useLink(tx, link))) throw new AppError('lock_link_invalid')
    await restoreAddress(tx, now, lookup, link)
    await endLaterLinks(tx, link)
    await tx
      .update(credentials)
      .set({ password: null, updatedAt: now })
      .where(ofMember(credentials, link))
    await endSessions(tx, ofMember(sessions, link))
    await deleteLaterFactor(tx, link)
    await keepFactor(tx, now, keys, { userId, place })
    await deleteLaterPasskeys(tx, link)
    await endLaterInvitations(tx, link)
    await tx.delete(knownDevices).where(ofMember(knownDevices, link))
    await noteAccessEvent(tx, now, keys, { userId, kind: 'account_locked', place })
    const reset = await makeLink(tx, now, lookup, keys, { kind: 'reset', userId, email })
    await queueMail(tx, now, services, {
      about: link,
      goodForMs: limits.resetLinkMinutes * 60 * 1000,
      mail: () => ({
        to: email,
        ...accountLockedMail(origin, reset),
      }),
    })
  })
}
