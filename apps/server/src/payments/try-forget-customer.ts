import type { Db } from '../db/database.ts'
import { type PaymentProvider, PaymentProviderError } from './checkouts/payment-provider.ts'
import { forgetCustomer } from './forget-customer.ts'

/** What a provider keeps of who left or was erased. */
export type Customer = Parameters<typeof forgetCustomer>[3]

/** Ends and erases it there now; where the provider cannot be asked it stands in `customers_to_forget`, and is tried again. */
export async function tryForgetCustomer(
  db: Db,
  provider: PaymentProvider,
  now: Date,
  customer: Customer,
): Promise<void> {
  try {
    await forgetCustomer(db, provider, now, customer)
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error
  }
}
