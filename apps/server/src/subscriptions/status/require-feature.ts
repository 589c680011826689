import type { SubscriptionStatus } from '@brightplate/contract/account/subscription'
import * as words from '#localized/errors'
import type { Db } from '../../db/database.ts'
import type { Member } from '../../db/member.ts'
import { AppError } from '../../errors.ts'
import { readSubscription } from './read-subscription.ts'

export type PaidFeature = 'goal-tracking' | 'nutrition-insights' | 'meal-templates'

/** What the yearly card promises above the monthly one. */
const yearlyOnly: readonly PaidFeature[] = ['nutrition-insights', 'meal-templates']

/** A trial has all of premium. */
function includes({ plan_type, billing_interval }: SubscriptionStatus, feature: PaidFeature) {
  if (plan_type === 'trial') return true
  return plan_type === 'premium' && (!yearlyOnly.includes(feature) || billing_interval === 'yearly')
}

/** Throws `premium_needed` where the subscription does not include the feature at `now`. */
export async function requireFeature(
  db: Db,
  now: Date,
  member: Member,
  feature: PaidFeature,
): Promise<void> {
  const status = await readSubscription(db, now, member)
  if (includes(status, feature)) return
  throw new AppError(
    'premium_needed',
    yearlyOnly.includes(feature) ? { detail: words.yearlyNeeded() } : {},
  )
}
