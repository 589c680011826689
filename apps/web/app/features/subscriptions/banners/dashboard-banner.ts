import type { SubscriptionStatus } from '@brightplate/contract/account/subscription'
import * as words from '#words/subscriptions/banners/dashboard'
import { trialText } from './trial-text.ts'

export interface DashboardBanner {
  title: string
  text: string
}

/** The one banner of the dashboard: active trial, else expired trial, else free. */
export function dashboardBanner(status: SubscriptionStatus): DashboardBanner | null {
  const { plan_type, trial_days_remaining, was_trial } = status
  if (plan_type === 'trial' && status.status === 'active') {
    return {
      title: words.trialTitle,
      text: trialText(trial_days_remaining, words.trialEnding),
    }
  }
  if (status.status === 'expired' && was_trial) {
    return {
      title: words.trialExpiredTitle,
      text: words.trialExpired,
    }
  }
  if (plan_type === 'free') {
    return {
      title: words.upgradeTitle,
      text: words.unlock,
    }
  }
  return null
}
