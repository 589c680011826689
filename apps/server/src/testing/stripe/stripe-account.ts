import { monthsAfter } from '../../payments/sandbox/sandbox-provider.ts'

type Params = Record<string, unknown>

interface Price {
  id: string
  lookup_key: string | null
  unit_amount: number
  currency: string
  active: boolean
  recurring: { interval: string }
}

export interface Session {
  id: string
  object: 'checkout.session'
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid'
  customer: string
  client_reference_id: string
  url: string | null
  subscription: string | null
  success_url: string
  metadata: unknown
}

export interface Invoice {
  id: string
  object: 'invoice'
  customer: string
  status: 'open' | 'paid' | 'void'
  billing_reason: 'subscription_create' | 'subscription_cycle'
  amount_due: number
  amount_paid: number
  attempt_count: number
  currency: string
  status_transitions: { paid_at: number | null }
  parent: { subscription_details: { subscription: string } }
}

export interface Subscription {
  id: string
  object: 'subscription'
  customer: string
  status: 'active' | 'past_due' | 'canceled' | 'unpaid'
  cancel_at: number | null
  cancel_at_period_end: boolean
  ended_at: number | null
  items: { data: { price: Price; current_period_start: number; current_period_end: number }[] }
  latest_invoice: Invoice
}

/** What a Stripe account holds, in memory, and what happens in it without a call of ours. */
export class StripeAccount {
  readonly prices: Price[] = []
  readonly products = new Set<string>()
  readonly customers = new Map<string, { id: string; email: string; deleted: boolean }>()
  readonly sessions = new Map<string, Session>()
  readonly subscriptions = new Map<string, Subscription>()
  readonly invoices: Invoice[] = []
  readonly #priceOfSession = new Map<string, Price>()
  readonly #now: () => Date
  #ids = 0

  constructor(now: () => Date) {
    this.#now = now
    for (const [key, cents, interval] of [
      ['monthly', 999, 'month'],
      ['yearly', 9999, 'year'],
    ] as const) {
      this.addPrice(`brightplate_${key}`, cents, interval)
    }
  }

  id(prefix: string): string {
    this.#ids += 1
    return `${prefix}_${String(this.#ids).padStart(6, '0')}`
  }

  seconds(): number {
    return Math.floor(this.#now().getTime() / 1000)
  }

  addPrice(lookupKey: string, unitAmount: number, interval: string): Price {
    for (const price of this.prices) if (price.lookup_key === lookupKey) price.lookup_key = null
    const price: Price = {
      id: this.id('price'),
      lookup_key: lookupKey,
      unit_amount: unitAmount,
      currency: 'usd',
      active: true,
      recurring: { interval },
    }
    this.prices.push(price)
    return price
  }

  openSession(params: Params): Session {
    const [item] = Object.values(params.line_items as Record<string, { price: string }>)
    const price = this.prices.find(({ id }) => id === item?.price)
    if (!price) throw new Error('A session without a price')
    const id = this.id('cs_test')
    const session: Session = {
      id,
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      customer: String(params.customer),
      client_reference_id: String(params.client_reference_id),
      url: `https://checkout.stripe.test/${id}`,
      subscription: null,
      success_url: String(params.success_url),
      metadata: params.metadata,
    }
    this.sessions.set(id, session)
    this.#priceOfSession.set(id, price)
    return session
  }

  /** The parent pays on Stripe's page. */
  pay(sessionId: string): Subscription {
    const session = this.#require(this.sessions, sessionId)
    const price = this.#require(this.#priceOfSession, sessionId)
    if (session.status !== 'open') throw new Error(`The session is ${session.status}`)
    const id = this.id('sub')
    const subscription: Subscription = {
      id,
      object: 'subscription',
      customer: session.customer,
      status: 'active',
      cancel_at: null,
      cancel_at_period_end: false,
      ended_at: null,
      items: { data: [{ price, current_period_start: this.seconds(), current_period_end: 0 }] },
      latest_invoice: this.#invoice(session.customer, id, price, 'subscription_create'),
    }
    this.subscriptions.set(id, subscription)
    this.#movePeriod(subscription, this.#now())
    this.#settle(subscription)
    Object.assign(session, {
      status: 'complete',
      payment_status: 'paid',
      subscription: id,
      url: null,
    })
    return subscription
  }

  expire(sessionId: string): Session {
    return Object.assign(this.#require(this.sessions, sessionId), { status: 'expired', url: null })
  }

  /** The next period begins; its invoice is paid or not. */
  renew(id: string, outcome: 'paid' | 'failed'): Subscription {
    const subscription = this.#require(this.subscriptions, id)
    const item = this.#itemOf(subscription)
    this.#movePeriod(subscription, new Date(item.current_period_end * 1000))
    subscription.latest_invoice = this.#invoice(
      subscription.customer,
      id,
      item.price,
      'subscription_cycle',
    )
    if (outcome === 'paid') this.#settle(subscription)
    else subscription.status = 'past_due'
    return subscription
  }

  /** A later attempt at the latest invoice succeeds. */
  payInvoice(id: string): Subscription {
    const subscription = this.#require(this.subscriptions, id)
    this.#settle(subscription)
    return subscription
  }

  end(id: string, atSeconds: number): Subscription {
    return Object.assign(this.#require(this.subscriptions, id), {
      status: 'canceled',
      ended_at: atSeconds,
    })
  }

  deleteCustomer(id: string): void {
    const customer = this.#require(this.customers, id)
    customer.deleted = true
    for (const subscription of this.subscriptions.values()) {
      if (subscription.customer === id && subscription.status !== 'canceled') {
        this.end(subscription.id, this.seconds())
      }
    }
  }

  #require<Value>(map: ReadonlyMap<string, Value>, id: string): Value {
    const value = map.get(id)
    if (value === undefined) throw new Error(`Nothing is called ${id}`)
    return value
  }

  #itemOf({ items }: Subscription) {
    const [item] = items.data
    if (!item) throw new Error('A subscription without an item')
    return item
  }

  #movePeriod(subscription: Subscription, start: Date): void {
    const item = this.#itemOf(subscription)
    const months = item.price.recurring.interval === 'year' ? 12 : 1
    item.current_period_start = Math.floor(start.getTime() / 1000)
    item.current_period_end = Math.floor(monthsAfter(start, months).getTime() / 1000)
  }

  #invoice(
    customer: string,
    subscription: string,
    { unit_amount, currency }: Price,
    reason: Invoice['billing_reason'],
  ): Invoice {
    const invoice: Invoice = {
      id: this.id('in'),
      object: 'invoice',
      customer,
      status: 'open',
      billing_reason: reason,
      amount_due: unit_amount,
      amount_paid: 0,
      attempt_count: 1,
      currency,
      status_transitions: { paid_at: null },
      parent: { subscription_details: { subscription } },
    }
    this.invoices.push(invoice)
    return invoice
  }

  #settle(subscription: Subscription): void {
    const invoice = subscription.latest_invoice
    invoice.status = 'paid'
    invoice.amount_paid = invoice.amount_due
    invoice.status_transitions.paid_at = this.seconds()
    subscription.status = 'active'
  }
}
