import { premiumEndsAt, type SubscriptionFacts } from './subscription-status.ts'

/** What a parent who left had paid for the household, on the row of whoever owned it then. */
interface KeptFacts {
  keptUntil: Date | null
  keptInterval: SubscriptionFacts['billingInterval']
}

type RowFacts = SubscriptionFacts & KeptFacts

/** A row, and the same with what was kept in place of what its parent pays, where there is such. */
const withKept = <Row extends RowFacts>(row: Row): (Row & { isKept?: true })[] =>
  row.keptUntil === null
    ? [row]
    : [
        row,
        {
          ...row,
          isKept: true,
          premiumUntil: row.keptUntil,
          graceUntil: null,
          billingInterval: row.keptInterval,
          cancelAtPeriodEnd: true,
          paymentProblem: false,
          providerCustomerId: null,
        },
      ]

/** What it ends at, earlier than any other where there is no such end. */
const timeOf = (end: Date | null): number => end?.getTime() ?? 0

/** What gives a household the most at `now`, of those that its parents have or had. */
export function bestSubscription<Row extends RowFacts>(
  rows: readonly Row[],
  now: Date,
): Row & { isKept?: true } {
  const [best] = rows
    .flatMap(withKept)
    .toSorted(
      (one, other) =>
        timeOf(premiumEndsAt(other, now)) - timeOf(premiumEndsAt(one, now)) ||
        other.trialEndsAt.getTime() - one.trialEndsAt.getTime() ||
        timeOf(other.premiumUntil) - timeOf(one.premiumUntil),
    )
  if (!best) throw new Error('A household without a subscription row')
  return best
}

/** What was paid beyond `now`, the longest first; days of grace were not. */
export const paidPeriods = (
  rows: readonly RowFacts[],
  now: Date,
): { until: Date; interval: SubscriptionFacts['billingInterval'] }[] =>
  rows
    .flatMap(withKept)
    .flatMap(({ premiumUntil, billingInterval }) =>
      premiumUntil && premiumUntil > now ? { until: premiumUntil, interval: billingInterval } : [],
    )
    .toSorted((one, other) => other.until.getTime() - one.until.getTime())
