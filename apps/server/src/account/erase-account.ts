import { eq } from 'drizzle-orm'
import type { AppServices } from '../app-services.ts'
import type { Caller } from '../auth/caller.ts'
import type { Networks } from '../auth/limits/networks-of.ts'
import { trialAddressHash } from '../auth/secrets/installation-secret.ts'
import type { Db } from '../db/database.ts'
import { customersToForget, households, subscriptions, users } from '../db/schema.ts'
import {
  type PaymentProvider,
  PaymentProviderError,
} from '../payments/checkouts/payment-provider.ts'
import { forgetCustomer } from '../payments/forget-customer.ts'
import { keepFreePlans } from '../plans/generations/reserving/free-plans.ts'
import { confirmPassword, type PasswordServices } from './confirm-password.ts'

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

/**
 * Erases user, children, plans and sessions at once, and has the payment provider end and erase
 * what it has. Throws `bad_credentials` and `too_many_requests`.
 */
export async function eraseAccount(
  db: Db,
  now: Date,
  services: PasswordServices & Pick<AppServices, 'payments'>,
  { userId, householdId, email }: Caller,
  { password, networks }: { password: string; networks: Networks | null },
): Promise<void> {
  await confirmPassword(db, now, services, { userId, networks }, password)
  const provider = services.payments
  const customer = await db.transaction(async (tx) => {
    const [row] = await tx
      .select({ customerId: subscriptions.providerCustomerId })
      .from(subscriptions)
      .where(eq(subscriptions.userId, userId))
      .for('update')
    const customerId = row?.customerId
    const owned = customerId && provider.owns(customerId) ? { customerId, userId } : null
    if (owned) await tx.insert(customersToForget).values({ ...owned, requestedAt: now })
    const addressHash = trialAddressHash(services.secret, email)
    await keepFreePlans(tx, now, { userId, addressHash })
    await tx.delete(users).where(eq(users.id, userId))
    const members = await tx.query.householdMembers.findFirst({
      where: (member, { eq: is }) => is(member.householdId, householdId),
    })
    if (!members) await tx.delete(households).where(eq(households.id, householdId))
    return owned
  })
  if (customer) await endPayments(db, provider, now, customer)
}
