import type { SubscriptionStatus } from '@brightplate/contract/account/subscription'
import { limits } from '@brightplate/contract/limits'
import * as words from '#words/subscriptions/banners/status'
import { BillingPortalButton } from '../premium/billing-portal-button.tsx'
import { SubscriptionBanner } from './subscription-banner.tsx'

/** A renewal failed; premium goes on for the days of grace. */
export function PaymentProblemBanner({ status }: { status: SubscriptionStatus }) {
  return (
    <SubscriptionBanner
      title={words.paymentFailedTitle}
      action={status.billing_portal && <BillingPortalButton />}
    >
      <p>{words.paymentFailed({ days: limits.paymentGraceDays })}</p>
    </SubscriptionBanner>
  )
}
