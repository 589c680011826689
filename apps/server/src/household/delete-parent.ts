import { and, asc, eq, ne } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { type Member, ofMember, rowOf } from '../db/member.ts'
import { providerIds } from '../db/tables/directory/provider-ids.ts'
import { households } from '../db/tables/household/households.ts'
import { planRevisions } from '../db/tables/household/plans/plan-revisions.ts'
import { subscriptions } from '../db/tables/household/subscriptions.ts'
import { users } from '../db/tables/household/users.ts'
import { customersToForget } from '../db/tables/operator/customers-to-forget.ts'
import { mails } from '../db/tables/operator/mails.ts'
import { requestDestruction } from '../keys/stores/destroy-keys.ts'
import type { PaymentProvider } from '../payments/checkouts/payment-provider.ts'
import type { Customer } from '../payments/try-forget-customer.ts'
import { keepFreePlans, trialHashOf } from '../plans/generations/reserving/free-plans.ts'
import { handOver } from './hand-over.ts'
import { keepPaid } from './keep-paid.ts'
import { actsHere } from './membership/acts-here.ts'
import { forgetUnagreed } from './membership/forget-unagreed.ts'

/**
 * Deletes a user's row of a household with all that hangs on it: who owned it hands it over to whoever is there the
 * longest, what they paid stays to its end, and with its last parent the household goes. Answers with what the provider is to forget. Under the
 * household's lock; the keys are destroyed after the transaction.
 */
export async function deleteParent(
  tx: Db,
  now: Date,
  provider: Pick<PaymentProvider, 'owns'>,
  member: Member,
): Promise<Customer | null> {
  const { householdId, userId } = member
  const [row] = await tx
    .select({ role: users.role, trialHash: users.trialHash, actsIn: users.actsIn })
    .from(users)
    .where(rowOf(users, householdId, userId))
  if (!row) return null
  const [next] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(actsHere(householdId), ne(users.id, userId)))
    .orderBy(asc(users.createdAt), asc(users.id))
    .limit(1)
  if (next && row.role === 'owner') await handOver(tx, now, { householdId, userId: next.id })
  if (next) await keepPaid(tx, now, member)
  const [paid] = await tx
    .select({ customerId: subscriptions.providerCustomerId })
    .from(subscriptions)
    .where(ofMember(subscriptions, member))
  const customerId = paid?.customerId
  const customer = customerId && provider.owns(customerId) ? { customerId, userId } : null
  if (customer) await tx.insert(customersToForget).values({ ...customer, requestedAt: now })
  const ownerHash = next ? await trialHashOf(tx, householdId) : row.trialHash
  await keepFreePlans(tx, now, { ...member, addressHash: row.trialHash }, ownerHash)
  // The directory has no foreign keys, nor on a distributed database have the mails that wait.
  for (const table of [providerIds, mails]) await tx.delete(table).where(ofMember(table, member))
  await tx
    .update(planRevisions)
    .set({ replacedByUser: null })
    .where(
      and(eq(planRevisions.householdId, householdId), eq(planRevisions.replacedByUser, userId)),
    )
  await tx.delete(users).where(rowOf(users, householdId, userId))
  if (next) await forgetUnagreed(tx, householdId)
  else {
    await tx.delete(households).where(eq(households.householdId, householdId))
    await requestDestruction(tx, now, { householdId, childId: null })
  }
  return customer
}
