import type { PlannedDish } from '../plan-document.ts'
import { type KeyedText, say } from '../texts/english.ts'
import { usdSaved } from './usd-saved.ts'

/** Dollars from which a difference is worth telling, for everyone at the table. */
export const reportedFrom = { withinBudget: 0.5, aboveBudget: 0.1 }

/** What one dish in place of another does to the cost, for everyone at the table. */
export function priceEffect(
  before: Pick<PlannedDish, 'foods'> | null,
  after: Pick<PlannedDish, 'foods'>,
  from = reportedFrom.withinBudget,
): KeyedText[] {
  const saved = usdSaved(before, after)
  if (saved === null || Math.abs(saved) < from) return []
  const shown = Math.abs(saved).toFixed(2)
  return [say(saved > 0 ? 'swap.cheaper' : 'swap.dearer', { usd: shown })]
}
