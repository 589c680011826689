import { limits } from '@brightplate/contract/limits'
import type { ShoppingMark } from '@brightplate/contract/plans/shopping-mark'
import { and, eq, isNull, lte, sql } from 'drizzle-orm'
import * as words from '#localized/errors'
import { announceChange } from '../changes/changes.ts'
import type { Db } from '../db/database.ts'
import { lockHousehold } from '../db/lock-household.ts'
import { shoppingMarks } from '../db/tables/household/plans/shopping-marks.ts'
import { AppError } from '../errors.ts'
import type { HouseholdKeys } from '../keys/household-keys.ts'
import { listShoppingMarks } from './list-shopping-marks.ts'
import { sealMark } from './shopping-mark-row.ts'

/** The latest mark of each line: a device that was offline may send several. */
const latestOf = (marks: readonly ShoppingMark[]): ShoppingMark[] => [
  ...new Map(
    marks
      .toSorted((a, b) => a.changed_at.localeCompare(b.changed_at))
      .map((mark) => [JSON.stringify([mark.lasting, mark.line]), mark]),
  ).values(),
]

/**
 * Stores marks of a plan's list: of two marks of a line the later wins, whichever arrives first. Returns
 * all marks of the list. Throws `invalid_input` where a list would hold too many. The caller has checked
 * whose plan it is.
 */
export async function changeShoppingMarks(
  db: Db,
  now: Date,
  keys: HouseholdKeys,
  planId: string,
  marks: readonly ShoppingMark[],
): Promise<ShoppingMark[]> {
  const { householdId } = keys
  await db.transaction(async (tx) => {
    await lockHousehold(tx, householdId)
    await tx
      .insert(shoppingMarks)
      .values(latestOf(marks).map((mark) => sealMark(keys, planId, mark, now)))
      .onConflictDoUpdate({
        target: [shoppingMarks.householdId, shoppingMarks.markHash],
        set: { mark: sql`excluded.mark`, changedAt: sql`excluded.changed_at` },
        setWhere: lte(shoppingMarks.changedAt, sql`excluded.changed_at`),
      })
    const ofHousehold = eq(shoppingMarks.householdId, householdId)
    const ofPlan = await tx.$count(
      shoppingMarks,
      and(ofHousehold, eq(shoppingMarks.planId, planId)),
    )
    const atHome = await tx.$count(shoppingMarks, and(ofHousehold, isNull(shoppingMarks.planId)))
    if (Math.max(ofPlan, atHome) > limits.shoppingMarksPerPlan) {
      throw new AppError('invalid_input', {
        detail: words.listFull({ most: limits.shoppingMarksPerPlan }),
      })
    }
    await announceChange(tx, householdId)
  })
  return listShoppingMarks(db, keys, planId)
}
