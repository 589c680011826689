import { premiumEndsAt, type SubscriptionFacts } from './subscription-status.ts'

/** What it ends at, earlier than any other where there is no such end. */
const timeOf = (end: Date | null): number => end?.getTime() ?? 0

/** What gives a household the most at `now`, of those that its parents have or had. */
export function bestSubscription<Facts extends SubscriptionFacts>(
  rows: readonly Facts[],
  now: Date,
): Facts {
  const [best] = rows.toSorted(
    (one, other) =>
      timeOf(premiumEndsAt(other, now)) - timeOf(premiumEndsAt(one, now)) ||
      other.trialEndsAt.getTime() - one.trialEndsAt.getTime() ||
      timeOf(other.premiumUntil) - timeOf(one.premiumUntil),
  )
  if (!best) throw new Error('A household without a subscription row')
  return best
}
