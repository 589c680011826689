import type { SubscriptionStatus } from '@brightplate/contract/account/subscription'
import { limits } from '@brightplate/contract/limits'
import { BillingPortalButton } from '../premium/billing-portal-button.tsx'
import { SubscriptionBanner } from './subscription-banner.tsx'

/** A renewal failed; premium goes on for the days of grace. */
export function PaymentProblemBanner({ status }: { status: SubscriptionStatus }) {
  return (
    <SubscriptionBanner
      title="Your last payment did not go through"
      action={status.billing_portal && <BillingPortalButton />}
    >
      <p>{`You keep premium for ${limits.paymentGraceDays} days while you look at your card. Nothing you saved is lost.`}</p>
    </SubscriptionBanner>
  )
}
