import type { ShoppingMark } from '@brightplate/contract/plans/shopping-mark'
import type { shoppingMarks } from '../db/tables/household/plans/shopping-marks.ts'
import type { HouseholdKeys } from '../keys/household-keys.ts'
import { keyedHash, sealedColumns } from '../keys/sealed-columns.ts'

type MarkRow = typeof shoppingMarks.$inferSelect

/** The row of a mark. A clock that runs ahead of `now` wins nothing by it. */
export function sealMark(
  keys: HouseholdKeys,
  ofPlan: string,
  { line, state, lasting, text, changed_at }: ShoppingMark,
  now: Date,
): MarkRow {
  const { householdId } = keys
  const planId = lasting ? null : ofPlan
  const markHash = keyedHash(keys.own, 'shopping mark', JSON.stringify([planId, line]))
  const mark = { line, state, ...(text === undefined ? {} : { text }) }
  return {
    householdId,
    markHash,
    planId,
    mark: sealedColumns.shoppingMark.seal(keys.own, [householdId, markHash], mark),
    changedAt: new Date(Math.min(new Date(changed_at).getTime(), now.getTime())),
  }
}

/** A mark as the contract shows it. */
export const openMark = (keys: HouseholdKeys, row: MarkRow): ShoppingMark => ({
  ...sealedColumns.shoppingMark.open(keys.own, [row.householdId, row.markHash], row.mark),
  lasting: row.planId === null,
  changed_at: row.changedAt.toISOString(),
})
