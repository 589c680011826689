import { eq } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { customersToForget } from '../db/tables/operator/customers-to-forget.ts'
import type { PaymentProvider } from './checkouts/payment-provider.ts'
import { appendToLedger } from './ledger/append-to-ledger.ts'

/**
 * Has the provider end and erase what it keeps of an erased account. Throws a `PaymentProviderError`
 * when it could not be asked; the row stays then, to be tried again.
 */
export async function forgetCustomer(
  db: Db,
  provider: PaymentProvider,
  now: Date,
  { customerId, userId }: Pick<typeof customersToForget.$inferSelect, 'customerId' | 'userId'>,
): Promise<void> {
  await provider.forgetCustomer(customerId)
  await db.transaction(async (tx) => {
    await tx.delete(customersToForget).where(eq(customersToForget.customerId, customerId))
    await appendToLedger(tx, now, [
      {
        entryKey: `customer_forgotten:${customerId}`,
        kind: 'customer_forgotten',
        userId,
        provider: provider.kind,
        customerId,
        occurredAt: now,
      },
    ])
  })
}
