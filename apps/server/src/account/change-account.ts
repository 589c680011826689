import type { AccountChange, ChangeAccountBody } from '@brightplate/contract/account/account'
import type { Place } from '@brightplate/contract/account/device'
import type { Language } from '@brightplate/contract/languages'
import { and, eq, ne } from 'drizzle-orm'
import type { AppServices } from '../app-services.ts'
import type { AccountHolder, Caller } from '../auth/caller.ts'
import { isFactorOn } from '../auth/codes/is-factor-on.ts'
import { requireConfirmed } from '../auth/codes/require-confirmed.ts'
import { noteAccessEvent } from '../auth/events/note-access-event.ts'
import type { Networks } from '../auth/limits/networks-of.ts'
import { endLinks, lockUser } from '../auth/links/account-link.ts'
import { isAddressFree } from '../auth/links/is-address-free.ts'
import { lockAddress } from '../auth/links/lock-address.ts'
import { moveAddress } from '../auth/links/move-address.ts'
import { tellOfChange } from '../auth/links/tell-of-change.ts'
import { confirmPassword } from '../auth/passwords/confirm-password.ts'
import { refuseEasyPassword } from '../auth/passwords/refuse-easy-password.ts'
import { endSessions } from '../auth/sessions/end-sessions.ts'
import { renewSession } from '../auth/sessions/renew-session.ts'
import { findUser, sealName, sealPerson } from '../auth/users/find-user.ts'
import { mailVerifyLink, type VerifyServices } from '../auth/verification/mail-verify-link.ts'
import type { Db } from '../db/database.ts'
import { type Member, ofMember, rowOf } from '../db/member.ts'
import { sessions } from '../db/tables/directory/sessions.ts'
import { trialAddresses } from '../db/tables/directory/trial-addresses.ts'
import { credentials } from '../db/tables/household/access/credentials.ts'
import { subscriptions } from '../db/tables/household/subscriptions.ts'
import { users } from '../db/tables/household/users.ts'
import { AppError } from '../errors.ts'
import { type LookupKey, trialAddressHash } from '../keys/lookup-key.ts'
import { keepFreePlans } from '../plans/generations/reserving/free-plans.ts'
import { changeModelConsent } from './change-model-consent.ts'
import { readAccount } from './read-account.ts'

type AccessServices = VerifyServices & Pick<AppServices, 'passwords'>

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

interface NewAccess {
  email: string | undefined
  passwordHash: string | null
  /** What was confirmed: another one meanwhile refuses the change. */
  confirmedHash: string
  place: Place
}

/** Answers with the session's new token, where the password is another. */
async function changeAccess(
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

/** What is kept of an account in the household that it has joined. */
const joinedAs = (
  { keys, userId }: Caller,
  name: string | undefined,
  language: Language | undefined,
) => ({
  ...(name === undefined ? {} : { person: sealName(keys, userId, name) }),
  ...(language === undefined ? {} : { language }),
})

interface From {
  modelProvider: string | null
  networks: Networks | null
  place: Place
}

/**
 * A new address or password ends every mailed link and is reported by mail; a new password ends every
 * other session, and gives this one another token. Where an app is on, only for who confirmed by it. Throws
 * `confirmation_needed`, `bad_credentials`, `too_many_requests`, `email_taken` and `invalid_input`.
 */
export async function changeAccount(
  db: Db,
  now: Date,
  services: AccessServices,
  caller: Caller,
  { modelProvider, networks, place }: From,
  { name, email, new_password, current_password, model_opt_in, language }: ChangeAccountBody,
): Promise<AccountChange> {
  const { userId, householdId, account } = caller
  const { keys } = account
  let access: NewAccess | null = null
  if (email || new_password) {
    if (await isFactorOn(db, account)) await requireConfirmed(db, now, account)
    const confirmedHash = await confirmPassword(
      db,
      now,
      services,
      { userId, householdId: account.householdId, networks },
      current_password ?? '',
    )
    if (new_password) {
      const address = email ?? (await findUser(db, keys, userId))?.email ?? ''
      await refuseEasyPassword(new_password, address, 'new_password')
    }
    const passwordHash = new_password ? await services.passwords.hash(new_password, 'known') : null
    access = { email, passwordHash, confirmedHash, place }
  }
  return db.transaction(async (tx) => {
    const token = access ? await changeAccess(tx, now, services, account, access) : null
    if (!access) await lockUser(tx, keys, userId)
    const user = await findUser(tx, keys, userId)
    if (!user) throw new AppError('unauthenticated')
    await tx
      .update(users)
      .set({
        person: sealPerson(keys, userId, { name: name ?? user.name, email: user.email }),
        ...(language ? { language } : {}),
        updatedAt: now,
      })
      .where(rowOf(users, account.householdId, userId))
    await tx
      .update(users)
      .set({
        ...(householdId === account.householdId ? {} : joinedAs(caller, name, language)),
        updatedAt: now,
      })
      .where(rowOf(users, householdId, userId))
    if (model_opt_in !== undefined) {
      await changeModelConsent(tx, now, caller, { provider: modelProvider, agrees: model_opt_in })
    }
    const setup = { modelProvider, verifiesEmail: services.verifiesEmail }
    return { ...(await readAccount(tx, caller, setup)), ...(token ? { token } : {}) }
  })
}
