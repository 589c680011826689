import type { Account, ChangeAccountBody } from '@brightplate/contract/account'
import { and, eq, ne } from 'drizzle-orm'
import type { AppServices } from '../app-services.ts'
import type { Caller } from '../auth/caller.ts'
import type { Networks } from '../auth/limits/networks-of.ts'
import { endResetLinks, lockUser } from '../auth/links/account-link.ts'
import { isAddressFree } from '../auth/links/is-address-free.ts'
import { lockAddress } from '../auth/links/lock-address.ts'
import { tellOfChange } from '../auth/links/tell-of-change.ts'
import { refuseEasyPassword } from '../auth/passwords/refuse-easy-password.ts'
import { trialAddressHash } from '../auth/secrets/installation-secret.ts'
import type { Db } from '../db/database.ts'
import {
  credentials,
  modelRecipes,
  sessions,
  subscriptions,
  trialAddresses,
  users,
} from '../db/schema.ts'
import { AppError } from '../errors.ts'
import { confirmPassword } from './confirm-password.ts'
import { readAccount } from './read-account.ts'

type AccessServices = Pick<AppServices, 'secret' | 'passwords' | 'sendMail' | 'origin'>

/** The agreement is with the provider that the screen named: without one there is nothing to agree to. */
function agreement(now: Date, modelProvider: string | null, optIn: boolean | undefined) {
  if (optIn === undefined) return {}
  return optIn && modelProvider
    ? { modelProvider, modelAgreedAt: now }
    : { modelProvider: null, modelAgreedAt: null }
}

/** The trial and its end go along to a new address. */
async function keepTrial(tx: Db, userId: string, addressHash: string): Promise<void> {
  const [row] = await tx
    .select({ trialEndsAt: subscriptions.trialEndsAt })
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
  if (!row) return
  await tx
    .insert(trialAddresses)
    .values({ addressHash, trialEndsAt: row.trialEndsAt })
    .onConflictDoNothing()
}

interface NewAccess {
  email: string | undefined
  passwordHash: string | null
  /** What was confirmed: another one meanwhile refuses the change. */
  confirmedHash: string
}

async function changeAccess(
  tx: Db,
  now: Date,
  services: AccessServices,
  { userId, sessionId }: Caller,
  { email, passwordHash, confirmedHash }: NewAccess,
): Promise<void> {
  const before = await lockUser(tx, userId)
  const [still] = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(credentials, eq(credentials.userId, sessions.userId))
    .where(and(eq(sessions.id, sessionId), eq(credentials.password, confirmedHash)))
  if (!before || !still) throw new AppError('unauthenticated')
  const isMoved = email !== undefined && email !== before
  if (isMoved) {
    await lockAddress(tx, email)
    if (!(await isAddressFree(tx, now, email, userId))) throw new AppError('email_taken')
    await tx.update(users).set({ email, updatedAt: now }).where(eq(users.id, userId))
    await keepTrial(tx, userId, trialAddressHash(services.secret, email))
  }
  if (passwordHash) {
    await tx
      .update(credentials)
      .set({ password: passwordHash, updatedAt: now })
      .where(eq(credentials.userId, userId))
    await tx.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId)))
  }
  if (!isMoved && !passwordHash) return
  await endResetLinks(tx, userId)
  await tellOfChange(tx, now, services, {
    userId,
    before,
    ...(isMoved ? { after: email } : {}),
    changed: [
      ...(isMoved ? (['email address'] as const) : []),
      ...(passwordHash ? (['password'] as const) : []),
    ],
  })
}

/**
 * A new address or password ends every mailed link and is told by mail; a new password ends every
 * other session. Throws `bad_credentials`, `too_many_requests`, `email_taken` and `invalid_input`.
 */
export async function changeAccount(
  db: Db,
  now: Date,
  services: AccessServices,
  caller: Caller,
  { modelProvider, networks }: { modelProvider: string | null; networks: Networks | null },
  { name, email, new_password, current_password, model_opt_in }: ChangeAccountBody,
): Promise<Account> {
  const { userId, householdId } = caller
  let access: NewAccess | null = null
  if (email || new_password) {
    const who = { userId, networks }
    const confirmedHash = await confirmPassword(db, now, services, who, current_password ?? '')
    if (new_password) await refuseEasyPassword(new_password, email ?? caller.email, 'new_password')
    const passwordHash = new_password ? await services.passwords.hash(new_password, 'known') : null
    access = { email, passwordHash, confirmedHash }
  }
  return db.transaction(async (tx) => {
    if (access) await changeAccess(tx, now, services, caller, access)
    await tx
      .update(users)
      .set({ name, ...agreement(now, modelProvider, model_opt_in), updatedAt: now })
      .where(eq(users.id, userId))
    // With the agreement goes what came of it; plans that hold such dishes keep them.
    if (model_opt_in === false) {
      await tx.delete(modelRecipes).where(eq(modelRecipes.householdId, householdId))
    }
    return readAccount(tx, userId, modelProvider)
  })
}
