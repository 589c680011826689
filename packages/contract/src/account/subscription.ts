import { z } from 'zod'
import * as words from '#localized/account'

export const subscriptionStatus = z
  .object({
    plan_type: z.enum(['trial', 'free', 'premium']),
    status: z.enum(['active', 'expired']),
    trial_days_remaining: z.number().int(),
    was_trial: z.boolean(),
    expires_at: z.iso.datetime().nullable(),
    cancel_at_period_end: z.boolean().optional(),
    billing_interval: z.enum(['monthly', 'yearly']).optional(),
    payment_problem: z.boolean().optional(),
    renews: z
      .literal(false)
      .optional()
      .describe('What is bought here ends by itself: nobody is charged again.'),
    free_plans_left: z
      .number()
      .int()
      .optional()
      .describe('Of the free plan, in its window; absent on a trial and with premium.'),
    billing_portal: z
      .boolean()
      .optional()
      .describe('The payment provider has a page for cards and invoices.'),
    paid_by_other: z
      .literal(true)
      .optional()
      .describe('Another parent of the household pays, and alone can change it.'),
    paid_before: z
      .literal(true)
      .optional()
      .describe('A parent who has left had paid for it; it ends by itself.'),
  })
  .meta({ id: 'SubscriptionStatus' })

export const checkoutBody = z.object({
  package_id: z.enum(['monthly', 'yearly'], { error: words.choosePlan }),
  origin_url: z.url({ error: words.addressMissing }),
})

export const checkout = z.object({ url: z.url(), session_id: z.string() })

export const portal = z.object({ url: z.url() })

export const paymentStatus = z.object({
  payment_status: z.enum(['paid', 'unpaid']),
  status: z.enum(['open', 'complete', 'expired']),
})

/** One line of what was paid. Amounts in the smallest unit of the currency. */
export const payment = z
  .object({
    paid_at: z.iso.datetime(),
    amount_cents: z.number().int(),
    currency: z.string(),
  })
  .meta({ id: 'Payment' })

export type SubscriptionStatus = z.infer<typeof subscriptionStatus>
export type CheckoutBody = z.infer<typeof checkoutBody>
export type Checkout = z.infer<typeof checkout>
export type Portal = z.infer<typeof portal>
export type PaymentStatus = z.infer<typeof paymentStatus>
export type Payment = z.infer<typeof payment>
