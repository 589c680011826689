import type { Place } from '@brightplate/contract/account/device'
import { and, eq, ne } from 'drizzle-orm'
import type { AppServices } from '../app-services.ts'
import type { AccountHolder } from '../auth/caller.ts'
import { noteAccessEvent } from '../auth/events/note-access-event.ts'
import { endLinks, lockUser } from '../auth/links/account-link.ts'
import { isAddressFree } from '../auth/links/is-address-free.ts'
import { lockAddress } from '../auth/links/lock-address.ts'
import { moveAddress } from '../auth/links/move-address.ts'
import { tellOfChange } from '../auth/links/tell-of-change.ts'
import { endSessions } from '../auth/sessions/end-sessions.ts'
import { renewSession } from '../auth/sessions/renew-session.ts'
import { mailVerifyLink, type VerifyServices } from '../auth/verification/mail-verify-link.ts'
import type { Db } from '../db/database.ts'
import { type Member, ofMember } from '../db/member.ts'
import { sessions } from '../db/tables/directory/sessions.ts'
import { trialAddresses } from '../db/tables/directory/trial-addresses.ts'
import { credentials } from '../db/tables/household/access/credentials.ts'
import { subscriptions } from '../db/tables/household/subscriptions.ts'
import { AppError } from '../errors.ts'
import { type LookupKey, trialAddressHash } from '../keys/lookup-key.ts'
import { keepFreePlans } from '../plans/generations/reserving/free-plans.ts'

export type AccessServices = VerifyServices & Pick<AppServices, 'passwords'>

/** The trial and its end go along to a new address; the week's free plan stays with the one before, too. */
async function keepTrial(
  tx: Db,
  now: Date,
  lookup: LookupKey,
  member: Member,
  { before, after }: { before: string; after: string },
): Promise<void> {
  await keepFreePlans(tx, now, { ...member, addressHash: trialAddressHash(lookup, before) })
  const [row] = await tx
    .select({ trialEndsAt: subscriptions.trialEndsAt })
    .from(subscriptions)
    .where(ofMember(subscriptions, member))
  if (!row) return
  await tx
    .insert(trialAddresses)
    .values({ addressHash: trialAddressHash(lookup, after), trialEndsAt: row.trialEndsAt })
    .onConflictDoNothing()
}

export interface NewAccess {
  email: string | undefined
  passwordHash: string | null
  /** What was confirmed: another one meanwhile refuses the change. */
  confirmedHash: string
  place: Place
}

/** Answers with the session's new token, where the password is another. Throws `unauthenticated` and `email_taken`. */
export async function changeAccess(
  tx: Db,
  now: Date,
  services: AccessServices,
  caller: AccountHolder,
  { email, passwordHash, confirmedHash, place }: NewAccess,
): Promise<string | null> {
  const { userId, sessionHash, keys } = caller
  const { lookup } = services
  const before = await lockUser(tx, keys, userId)
  const ofSession = eq(sessions.tokenHash, sessionHash)
  const [session] = await tx
    .select({ userId: sessions.userId })
    .from(sessions)
    .where(and(ofSession, ofMember(sessions, caller)))
  const [still] = await tx
    .select({ userId: credentials.userId })
    .from(credentials)
    .where(and(ofMember(credentials, caller), eq(credentials.password, confirmedHash)))
  if (!before || !session || !still) throw new AppError('unauthenticated')
  const isMoved = email !== undefined && email !== before
  if (isMoved) {
    await lockAddress(tx, lookup, email)
    if (!(await isAddressFree(tx, now, lookup, email, userId))) throw new AppError('email_taken')
    await keepTrial(tx, now, lookup, caller, { before, after: email })
    await moveAddress(tx, now, lookup, keys, { userId, email })
  }
  if (passwordHash) {
    await tx
      .update(credentials)
      .set({ password: passwordHash, updatedAt: now })
      .where(ofMember(credentials, caller))
    await endSessions(tx, and(ofMember(sessions, caller), ne(sessions.tokenHash, sessionHash)))
  }
  if (!isMoved && !passwordHash) return null
  const token = passwordHash ? await renewSession(tx, lookup, caller) : null
  await endLinks(tx, caller, 'reset')
  if (isMoved) await endLinks(tx, caller, 'verify')
  const note = (kind: 'address_changed' | 'password_changed') =>
    noteAccessEvent(tx, now, keys, { userId, kind, place })
  if (isMoved) await note('address_changed')
  if (passwordHash) await note('password_changed')
  await tellOfChange(tx, now, services, keys, {
    userId,
    before,
    ...(isMoved ? { after: email } : {}),
    changed: isMoved && passwordHash ? 'both' : isMoved ? 'address' : 'password',
  })
  if (isMoved) await mailVerifyLink(tx, now, services, keys, { userId, email })
  return token
}
