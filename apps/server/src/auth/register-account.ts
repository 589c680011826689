import { healthDataAgreement } from '@brightplate/contract/agreement'
import type { RegisterBody, Session } from '@brightplate/contract/auth'
import { limits } from '@brightplate/contract/limits'
import type { AppServices } from '../app-services.ts'
import type { Db } from '../db/database.ts'
import {
  credentials,
  householdMembers,
  households,
  subscriptions,
  trialAddresses,
  users,
} from '../db/schema.ts'
import { AppError } from '../errors.ts'
import { newId } from '../new-id.ts'
import { rememberDevice } from './limits/known-device.ts'
import { isAddressFree } from './links/is-address-free.ts'
import { lockAddress } from './links/lock-address.ts'
import { refuseEasyPassword } from './passwords/refuse-easy-password.ts'
import { trialAddressHash } from './secrets/installation-secret.ts'
import { startSession } from './start-session.ts'

/** An address that had its trial before keeps the end of that one. */
async function startTrial(db: Db, userId: string, hash: string, now: Date): Promise<void> {
  const trialEndsAt = new Date(now.getTime() + limits.trialHours * 60 * 60 * 1000)
  await db
    .insert(trialAddresses)
    .values({ addressHash: hash, trialEndsAt })
    .onConflictDoUpdate({ target: trialAddresses.addressHash, set: { addressHash: hash } })
    .returning()
    .then(async ([trial]) => {
      await db
        .insert(subscriptions)
        .values({ userId, trialEndsAt: trial?.trialEndsAt ?? trialEndsAt, updatedAt: now })
    })
}

/** Creates user, household, trial and a first session. Throws `email_taken` and `invalid_input`. */
export async function registerAccount(
  db: Db,
  now: Date,
  { secret, passwords }: Pick<AppServices, 'secret' | 'passwords'>,
  { name, email, password }: RegisterBody,
): Promise<Session> {
  await refuseEasyPassword(password, email, 'password')
  if (!(await isAddressFree(db, now, email))) throw new AppError('email_taken')
  // Hashed before the transaction: it takes tens of milliseconds.
  const hash = await passwords.hash(password, 'stranger')
  return db.transaction(async (tx) => {
    await lockAddress(tx, email)
    const userId = newId(now)
    const stamps = { createdAt: now, updatedAt: now }
    const created = await tx
      .insert(users)
      .values({
        id: userId,
        name,
        email,
        healthDataAgreementVersion: healthDataAgreement.version,
        healthDataAgreedAt: now,
        ...stamps,
      })
      .onConflictDoNothing({ target: users.email })
      .returning({ id: users.id })
    if (created.length === 0) throw new AppError('email_taken')
    await tx.insert(credentials).values({
      id: newId(now),
      userId,
      accountId: userId,
      providerId: 'credential',
      password: hash,
      ...stamps,
    })
    const householdId = newId(now)
    await tx.insert(households).values({ id: householdId, createdAt: now })
    await tx.insert(householdMembers).values({ householdId, userId, role: 'owner' })
    await startTrial(tx, userId, trialAddressHash(secret, email), now)
    const token = await startSession(tx, userId, now)
    const device_token = await rememberDevice(tx, now, userId)
    return { token, user: { id: userId, name, email }, device_token }
  })
}
