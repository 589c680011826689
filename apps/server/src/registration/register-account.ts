import { healthDataAgreement } from '@brightplate/contract/account/agreement'
import type { RegisterBody, Session } from '@brightplate/contract/account/auth'
import type { Place } from '@brightplate/contract/account/device'
import type { Language } from '@brightplate/contract/languages'
import { limits } from '@brightplate/contract/limits'
import { sql } from 'drizzle-orm'
import type { AppServices } from '../app-services.ts'
import { rememberDevice } from '../auth/limits/known-device.ts'
import { isAddressFree } from '../auth/links/is-address-free.ts'
import { lockAddress } from '../auth/links/lock-address.ts'
import { refuseEasyPassword } from '../auth/passwords/refuse-easy-password.ts'
import { startSession } from '../auth/sessions/start-session.ts'
import { sealPerson } from '../auth/users/find-user.ts'
import { mailVerifyLink, type VerifyServices } from '../auth/verification/mail-verify-link.ts'
import type { Db } from '../db/database.ts'
import type { Member } from '../db/member.ts'
import { addresses } from '../db/tables/directory/addresses.ts'
import { trialAddresses } from '../db/tables/directory/trial-addresses.ts'
import { credentials } from '../db/tables/household/access/credentials.ts'
import { households } from '../db/tables/household/households.ts'
import { subscriptions } from '../db/tables/household/subscriptions.ts'
import { users } from '../db/tables/household/users.ts'
import { AppError } from '../errors.ts'
import { type FoundInvitation, findInvitation } from '../household/invitations/find-invitation.ts'
import { type JoinServices, joinHousehold } from '../household/invitations/join-household.ts'
import { lockParents } from '../household/lock-parents.ts'
import type { HouseholdKeys } from '../keys/household-keys.ts'
import { addressHash, trialAddressHash } from '../keys/lookup-key.ts'
import { newId } from '../new-id.ts'

/** An address that had its trial before keeps the end of that one; whoever comes to join a household has none. */
async function startTrial(
  db: Db,
  now: Date,
  member: Member,
  { hash, joins }: { hash: string; joins: boolean },
): Promise<void> {
  const trialMs = joins ? 0 : limits.trialHours * 60 * 60 * 1000
  const trialEndsAt = new Date(now.getTime() + trialMs)
  await db
    .insert(trialAddresses)
    .values({ addressHash: hash, trialEndsAt })
    // Unchanged; a distribution column cannot be updated.
    .onConflictDoUpdate({
      target: trialAddresses.addressHash,
      set: { trialEndsAt: sql`${trialAddresses.trialEndsAt}` },
    })
    .returning()
    .then(async ([trial]) => {
      await db
        .insert(subscriptions)
        .values({ ...member, trialEndsAt: trial?.trialEndsAt ?? trialEndsAt, updatedAt: now })
    })
}

interface From {
  place: Place
  /** Language of the request; null for none of ours. */
  language: Language | null
}

type NewAccount = Pick<RegisterBody, 'name' | 'email'> &
  From & { passwordHash: string; invitation: FoundInvitation | null }

/** Inserts an account in one transaction. Throws `email_taken`. */
async function insertAccount(
  tx: Db,
  now: Date,
  services: VerifyServices & JoinServices,
  keys: HouseholdKeys,
  { name, email, passwordHash, place, language, invitation }: NewAccount,
): Promise<Session> {
  const { lookup } = services
  if (invitation) await lockParents(tx, invitation.keys.householdId)
  await lockAddress(tx, lookup, email)
  const { householdId } = keys
  const userId = newId(now)
  const member = { householdId, userId }
  const stamps = { createdAt: now, updatedAt: now }
  const trialHash = trialAddressHash(lookup, email)
  const taken = await tx
    .insert(addresses)
    .values({ addressHash: addressHash(lookup, email), trialHash, ...member })
    .onConflictDoNothing()
    .returning({ userId: addresses.userId })
  if (taken.length === 0) throw new AppError('email_taken')
  await tx.insert(households).values({ householdId, createdAt: now })
  await tx.insert(users).values({
    householdId,
    id: userId,
    role: 'owner',
    person: sealPerson(keys, userId, { name, email }),
    trialHash,
    healthDataAgreementVersion: healthDataAgreement.version,
    healthDataAgreedAt: now,
    language,
    ...stamps,
  })
  await tx.insert(credentials).values({ ...member, password: passwordHash, ...stamps })
  await startTrial(tx, now, member, { hash: trialHash, joins: invitation !== null })
  const token = await startSession(tx, now, lookup, keys, { userId, place })
  const device_token = await rememberDevice(tx, now, lookup, member)
  if (invitation) await joinHousehold(tx, now, services, { userId, home: keys, invitation, place })
  else await mailVerifyLink(tx, now, services, keys, { userId, email })
  return {
    token,
    user: { id: userId, name, email, ...(language ? { language } : {}) },
    device_token,
  }
}

/**
 * Creates user, household, keys, trial and a first session; who was invited joins another household instead of a trial.
 * Throws `email_taken` and `invalid_input`, and with an invitation as `findInvitation` and `joinHousehold` do.
 */
export async function registerAccount(
  db: Db,
  now: Date,
  services: VerifyServices & JoinServices & Pick<AppServices, 'passwords'>,
  { name, email, password, invitation: secret }: RegisterBody,
  from: From,
): Promise<Session> {
  const { lookup, passwords, keys: store } = services
  await refuseEasyPassword(password, email, 'password')
  const invitation = secret === undefined ? null : await findInvitation(db, now, services, secret)
  if (!(await isAddressFree(db, now, lookup, email))) throw new AppError('email_taken')
  // Before the transaction: hashing takes tens of milliseconds, and keys are written elsewhere.
  const passwordHash = await passwords.hash(password, 'stranger')
  const householdId = newId(now)
  const keys = await store.create(db, householdId)
  const account = { name, email, passwordHash, invitation, ...from }
  return db
    .transaction((tx) => insertAccount(tx, now, services, keys, account))
    .catch(async (error: unknown) => {
      // After any other failure the account may exist; unused keys do no harm.
      if (error instanceof AppError) await store.destroy(db, householdId).catch(() => {})
      throw error
    })
}
