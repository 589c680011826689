import { premiumEndsAt, type SubscriptionFacts } from './subscription-status.ts'

const order = (facts: SubscriptionFacts, now: Date) => [
  premiumEndsAt(facts, now)?.getTime() ?? 0,
  facts.trialEndsAt.getTime(),
  facts.premiumUntil?.getTime() ?? 0,
]

/** What gives a household the most at `now`, of those that its parents have or had. */
export function bestSubscription<Facts extends SubscriptionFacts>(
  rows: readonly Facts[],
  now: Date,
): Facts {
  const [best] = rows.toSorted((one, other) => {
    const others = order(other, now)
    return (
      order(one, now)
        .map((value, at) => (others[at] ?? 0) - value)
        .find((difference) => difference !== 0) ?? 0
    )
  })
  if (!best) throw new Error('A household without a subscription row')
  return best
}
