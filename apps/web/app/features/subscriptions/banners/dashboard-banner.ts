import type { SubscriptionStatus } from '@brightplate/contract/account/subscription'
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
      title: 'Free trial',
      text: trialText(trial_days_remaining, 'Trial ending soon'),
    }
  }
  if (status.status === 'expired' && was_trial) {
    return {
      title: 'Trial Expired',
      text: 'Your 3-day free trial has ended. Upgrade to continue creating meal plans!',
    }
  }
  if (plan_type === 'free') {
    return {
      title: 'Upgrade to Premium',
      text: 'Unlock unlimited meal plans and advanced features',
    }
  }
  return null
}
