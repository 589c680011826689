import { reportedFrom } from '@brightplate/planner/shop/price-effect'

/**
 * The first of those ranked, the last of them giving way to the best cheaper one where none among them is:
 * one that saves what is worth telling in any week, else one that saves anything to tell.
 *
 * @param usdSaved US dollars; null where it is not known.
 */
export function withCheaperOne<Of>(
  ranked: readonly Of[],
  count: number,
  usdSaved: (one: Of) => number | null,
): Of[] {
  const best = ranked.slice(0, count)
  const known: number[] = []
  // Most are never asked for.
  const savedAt = (index: number, one: Of) => (known[index] ??= usdSaved(one) ?? 0)
  for (const worth of [reportedFrom.withinBudget, reportedFrom.aboveBudget]) {
    const at = ranked.findIndex((one, index) => savedAt(index, one) >= worth)
    if (at >= count) return [...best.slice(0, -1), ...ranked.slice(at, at + 1)]
    if (at >= 0) return best
  }
  return best
}
