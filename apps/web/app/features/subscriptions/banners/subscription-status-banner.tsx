import type { SubscriptionStatus } from '@brightplate/contract/account/subscription'
import { limitWords } from '@brightplate/contract/limit-words'
import * as words from '#words/subscriptions/banners/status'
import { fullDate } from '../../../ui/words/dates.ts'
import { PaymentProblemBanner } from './payment-problem-banner.tsx'
import { SubscriptionBanner } from './subscription-banner.tsx'
import { trialText } from './trial-text.ts'

export function SubscriptionStatusBanner({ status }: { status: SubscriptionStatus }) {
  if (status.status !== 'active') return null
  if (status.plan_type === 'trial') {
    return (
      <SubscriptionBanner title={words.trialTitle}>
        <p>{trialText(status.trial_days_remaining, words.trialEnding)}</p>
        <p className="text-muted">{words.afterTrial({ freePlans: limitWords.freePlans })}</p>
      </SubscriptionBanner>
    )
  }
  if (status.plan_type !== 'premium') return null
  const ends = status.cancel_at_period_end ? words.endsOn : words.runsUntil
  return (
    <>
      {status.payment_problem && <PaymentProblemBanner status={status} />}
      <SubscriptionBanner title={words.premiumTitle}>
        <p>{status.expires_at ? ends({ date: fullDate(status.expires_at) }) : words.enjoy}</p>
      </SubscriptionBanner>
    </>
  )
}
