import { z } from 'zod'

/** Ids and codes as Stripe writes them: nothing that a database could not hold. */
const id = z.string().regex(/^[\x21-\x7e]{1,255}$/)
const reference = z.union([id, z.object({ id })])
/** As the ledger holds them. */
const cents = z.int32().min(0)
/** Up to the year 9999. */
const seconds = z.number().min(0).max(253_402_300_799)

const session = z.object({ id })

const invoice = z.object({
  id,
  customer: reference.nullable(),
  parent: z
    .object({ subscription_details: z.object({ subscription: reference.nullable() }).nullable() })
    .nullish(),
  status: z.string().nullable(),
  status_transitions: z.object({ paid_at: seconds.nullable() }),
  attempt_count: cents,
  amount_due: cents,
  amount_paid: cents,
  currency: id,
})

const subscription = z.object({ id: id.optional(), customer: reference.nullable() })

const event = z.object({ id, type: id })

/** What is read of the events that mean something to us. */
const objects: Readonly<Record<string, z.ZodType>> = {
  'checkout.session.completed': session,
  'checkout.session.expired': session,
  'invoice.paid': invoice,
  'invoice.payment_failed': invoice,
  'customer.subscription.created': subscription,
  'customer.subscription.updated': subscription,
  'customer.subscription.deleted': subscription,
}

/** Whether a signed event has the shape of its type; other types need none. */
export function isReadableEvent(value: unknown): boolean {
  const parsed = event.safeParse(value)
  if (!parsed.success) return false
  const object = objects[parsed.data.type]
  return object ? z.object({ data: z.object({ object }) }).safeParse(value).success : true
}
