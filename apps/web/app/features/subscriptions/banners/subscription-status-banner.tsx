import type { SubscriptionStatus } from '@brightplate/contract/account/subscription'
import { fullDate } from '../../../ui/words/dates.ts'
import { PaymentProblemBanner } from './payment-problem-banner.tsx'
import { SubscriptionBanner } from './subscription-banner.tsx'
import { trialText } from './trial-text.ts'

export function SubscriptionStatusBanner({ status }: { status: SubscriptionStatus }) {
  if (status.status !== 'active') return null
  if (status.plan_type === 'trial') {
    return (
      <SubscriptionBanner title="Free trial">
        <p>{trialText(status.trial_days_remaining, 'Ending soon')}</p>
      </SubscriptionBanner>
    )
  }
  if (status.plan_type !== 'premium') return null
  const ends = status.cancel_at_period_end ? 'Ends on' : 'Runs until'
  return (
    <>
      {status.payment_problem && <PaymentProblemBanner status={status} />}
      <SubscriptionBanner title="Premium">
        <p>
          {status.expires_at
            ? `${ends} ${fullDate(status.expires_at)}`
            : 'Enjoy all premium features'}
        </p>
      </SubscriptionBanner>
    </>
  )
}
