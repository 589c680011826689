import { eq } from 'drizzle-orm'
import type { Db } from './database.ts'
import { households } from './tables/household/households.ts'

/** What counts a household's rows before it adds one waits here for its like, to the transaction's end. */
export async function lockHousehold(tx: Db, householdId: string): Promise<void> {
  await tx
    .select({ id: households.householdId })
    .from(households)
    .where(eq(households.householdId, householdId))
    .for('no key update')
}
