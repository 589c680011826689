import { eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { keysToDestroy } from '../../db/tables/installation/keys-to-destroy.ts'
import { newId } from '../../new-id.ts'
import type { KeyStore } from './key-store.ts'

/** Notes, in the transaction that erases, that a household's keys or one child's are to be destroyed. */
export async function requestDestruction(
  tx: Db,
  now: Date,
  what: { householdId: string; childId: string | null },
): Promise<void> {
  await tx.insert(keysToDestroy).values({ id: newId(now), ...what, requestedAt: now })
}

/**
 * Destroys the keys that were noted, of one household or, at a start and each hour, of all: what a
 * crash left alive between the two.
 */
export async function destroyKeys(
  db: Db,
  store: KeyStore,
  { householdId: only }: { householdId?: string } = {},
): Promise<void> {
  const noted = await db
    .select()
    .from(keysToDestroy)
    .where(only === undefined ? undefined : eq(keysToDestroy.householdId, only))
  for (const { id, householdId, childId } of noted) {
    if (childId === null) await store.destroy(db, householdId)
    else if (await store.find(db, householdId)) {
      await store.change(db, householdId, (keys) => keys.withoutChild(childId))
    }
    await db.delete(keysToDestroy).where(eq(keysToDestroy.id, id))
  }
}
