import { eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { subscriptions } from '../../db/tables/household/subscriptions.ts'

/** What counts a household's plans before it adds one waits here for its like; answers with all that its parents pay or paid. */
export const lockSubscriptions = (tx: Db, householdId: string) =>
  tx
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.householdId, householdId))
    .orderBy(subscriptions.userId)
    .for('update')
