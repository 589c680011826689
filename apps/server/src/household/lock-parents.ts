import type { Db } from '../db/database.ts'
import { lockHousehold } from '../db/lock-household.ts'
import { lockSubscriptions } from '../subscriptions/status/lock-subscriptions.ts'

/**
 * Who joins, leaves or takes over a household waits here for each other, and for what counts its plans. Before any lock
 * of an account: whoever adds a row of a user holds one of these, and waits for that user's row.
 */
export async function lockParents(tx: Db, householdId: string): Promise<void> {
  await lockSubscriptions(tx, householdId)
  await lockHousehold(tx, householdId)
}
