import type { PaymentProvider, ProviderPayment } from './payment-provider.ts'

export interface PaidBy {
  userId: string
  customerId: string
  subscriptionId?: string | null
}

/** The ledger's entry of an invoice that was paid: the same whoever reports it. */
export const paidEntry = (
  { kind }: Pick<PaymentProvider, 'kind'>,
  { userId, customerId, subscriptionId = null }: PaidBy,
  { invoiceId, amountCents, currency, paidAt }: ProviderPayment,
) => ({
  entryKey: `invoice_paid:${invoiceId}`,
  kind: 'invoice_paid' as const,
  userId,
  provider: kind,
  customerId,
  subscriptionId,
  invoiceId,
  amountCents,
  currency,
  occurredAt: paidAt,
})
