import type { CheckoutBody } from '@brightplate/contract/account/subscription'
import { AppError } from '../../errors.ts'

export type PackageId = CheckoutBody['package_id']

interface CheckoutRequest {
  /** Opening twice with one id opens one checkout. */
  checkoutId: string
  userId: string
  email: string
  customerId: string
  packageId: PackageId
  /** The site's own origin, to return to. */
  origin: string
}

interface ProviderCheckout {
  status: 'open' | 'complete' | 'expired'
  paid: boolean
}

export interface ProviderPayment {
  invoiceId: string
  amountCents: number
  /** Lower case, ISO 4217. */
  currency: string
  paidAt: Date
}

/** A subscription as the provider has it now. */
export interface ProviderSubscription {
  id: string
  interval: PackageId | null
  /** The end of what is paid; null while nothing was ever paid. */
  premiumUntil: Date | null
  /** How long premium goes on after it, where a renewal is due. */
  graceUntil: Date | null
  cancelAtPeriodEnd: boolean
  paymentProblem: boolean
  /** The latest renewal was not paid; what is paid ended before it. */
  renewalUnpaid: boolean
  /** Whether the provider may still charge for it. */
  live: boolean
  latestPayment: ProviderPayment | null
}

/** Who takes the money. No call of it may happen inside a transaction. */
export interface PaymentProvider {
  kind: 'stripe' | 'sandbox'
  /** Whether nothing can be bought. */
  isClosed?: boolean
  /** Whether this customer is one of this provider's: another one may have been configured before. */
  owns: (customerId: string) => boolean
  openCustomer: (userId: string, email: string) => Promise<string>
  openCheckout: (request: CheckoutRequest) => Promise<{ sessionId: string; url: string }>
  /** Null where the provider knows no such checkout. */
  readCheckout: (sessionId: string) => Promise<ProviderCheckout | null>
  /** Closes an open checkout, so that it cannot be paid any more; leaves any other as it is. */
  expireCheckout: (sessionId: string) => Promise<void>
  /** All of a customer's, those that ended included. */
  listSubscriptions: (customerId: string) => Promise<ProviderSubscription[]>
  listPayments: (customerId: string) => Promise<ProviderPayment[]>
  setCancelAtPeriodEnd: (subscriptionId: string, cancel: boolean) => Promise<void>
  /** Ends a subscription at once; nothing is charged for it any more. */
  endSubscription: (subscriptionId: string) => Promise<void>
  /** The provider's page for cards and invoices; null where it has none. */
  openPortal: (customerId: string, returnUrl: string) => Promise<string | null>
  /** Ends all that could be charged and erases the customer; a customer that is gone is no failure. */
  forgetCustomer: (customerId: string) => Promise<void>
}

/** What was refused for good, so that asking the same again is no use. */
export type Refusal = 'request' | 'customer'

/**
 * The provider could not be asked, or refused. Holds what may be logged: a provider's own message
 * may quote a key or an address.
 */
export class PaymentProviderError extends AppError {
  override name = 'PaymentProviderError'
  readonly refusal: Refusal | null

  constructor(reason: string, refusal: Refusal | null = null) {
    super('payments_unavailable', {}, { reason })
    this.refusal = refusal
  }
}
