import { eq } from 'drizzle-orm'
import type { AppServices } from '../app-services.ts'
import type { Caller } from '../auth/caller.ts'
import { isFactorOn } from '../auth/codes/is-factor-on.ts'
import { requireConfirmed } from '../auth/codes/require-confirmed.ts'
import type { Networks } from '../auth/limits/networks-of.ts'
import { addressesOf } from '../auth/links/addresses-of.ts'
import { confirmPassword, type PasswordServices } from '../auth/passwords/confirm-password.ts'
import { endSessions } from '../auth/sessions/end-sessions.ts'
import { findUser } from '../auth/users/find-user.ts'
import type { Db } from '../db/database.ts'
import { ofMember, rowOf } from '../db/member.ts'
import { accountLinks } from '../db/tables/directory/account-links.ts'
import { addresses } from '../db/tables/directory/addresses.ts'
import { knownDevices } from '../db/tables/directory/known-devices.ts'
import { passkeys } from '../db/tables/directory/passkeys.ts'
import { providerIds } from '../db/tables/directory/provider-ids.ts'
import { sessions } from '../db/tables/directory/sessions.ts'
import { households } from '../db/tables/household/households.ts'
import { subscriptions } from '../db/tables/household/subscriptions.ts'
import { users } from '../db/tables/household/users.ts'
import { customersToForget } from '../db/tables/operator/customers-to-forget.ts'
import { mails } from '../db/tables/operator/mails.ts'
import { modelCalls } from '../db/tables/operator/model-calls.ts'
import { AppError } from '../errors.ts'
import { destroyKeys, requestDestruction } from '../keys/stores/destroy-keys.ts'
import { deleteMailTo } from '../mail/delete-mail-to.ts'
import {
  type PaymentProvider,
  PaymentProviderError,
} from '../payments/checkouts/payment-provider.ts'
import { forgetCustomer } from '../payments/forget-customer.ts'
import { keepFreePlans } from '../plans/generations/reserving/free-plans.ts'

async function endPayments(
  db: Db,
  provider: PaymentProvider,
  now: Date,
  customer: { customerId: string; userId: string },
): Promise<void> {
  try {
    await forgetCustomer(db, provider, now, customer)
  } catch (error) {
    // It stands in `customers_to_forget`, and is tried again.
    if (!(error instanceof PaymentProviderError)) throw error
  }
}

/** The directory has no foreign keys, nor on a distributed database have the mails that wait. */
async function deleteFromDirectory(tx: Db, caller: Caller): Promise<void> {
  for (const table of [addresses, accountLinks, knownDevices, passkeys, providerIds, mails]) {
    await tx.delete(table).where(ofMember(table, caller))
  }
  await endSessions(tx, ofMember(sessions, caller))
  await tx.update(modelCalls).set({ userId: null }).where(eq(modelCalls.userId, caller.userId))
}

type EraseServices = PasswordServices & Pick<AppServices, 'payments' | 'keys' | 'outboxFolder'>

/**
 * Erases user, children, plans and sessions at once, destroys the household's keys with its last
 * member, and has the payment provider end and erase what it has. Throws `confirmation_needed`, `bad_credentials` and
 * `too_many_requests`.
 */
export async function eraseAccount(
  db: Db,
  now: Date,
  services: EraseServices,
  caller: Caller,
  { password, networks }: { password: string; networks: Networks | null },
): Promise<void> {
  const { userId, householdId, keys } = caller
  if (await isFactorOn(db, caller)) await requireConfirmed(db, now, caller)
  await confirmPassword(db, now, services, { userId, householdId, networks }, password)
  const provider = services.payments
  const { owned, mailed } = await db.transaction(async (tx) => {
    const [row] = await tx
      .select({ customerId: subscriptions.providerCustomerId })
      .from(subscriptions)
      .where(ofMember(subscriptions, caller))
      .for('update')
    const user = await findUser(tx, keys, userId)
    if (!user) throw new AppError('unauthenticated')
    const customerId = row?.customerId
    const customer = customerId && provider.owns(customerId) ? { customerId, userId } : null
    if (customer) await tx.insert(customersToForget).values({ ...customer, requestedAt: now })
    await keepFreePlans(tx, now, { userId, householdId, addressHash: user.trialHash })
    const mailed = await addressesOf(tx, caller, user.email)
    await deleteFromDirectory(tx, caller)
    await tx.delete(users).where(rowOf(users, householdId, userId))
    const others = await tx
      .select({ id: users.id })
      .from(users)
      .where(eq(users.householdId, householdId))
      .limit(1)
    if (others.length === 0) {
      await tx.delete(households).where(eq(households.householdId, householdId))
      await requestDestruction(tx, now, { householdId, childId: null })
    }
    return { owned: customer, mailed }
  })
  await destroyKeys(db, services.keys, { householdId })
  for (const address of mailed) {
    await deleteMailTo(services.outboxFolder, address)
  }
  if (owned) await endPayments(db, provider, now, owned)
}
