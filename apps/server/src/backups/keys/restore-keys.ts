import { and, eq, inArray, notInArray } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { tablesOfAccount } from '../../db/tables/directory/tables-of-account.ts'
import { children } from '../../db/tables/household/children.ts'
import { households } from '../../db/tables/household/households.ts'
import { mealPlans } from '../../db/tables/household/plans/meal-plans.ts'
import { users } from '../../db/tables/household/users.ts'
import { installation } from '../../db/tables/installation/installation.ts'
import { deleteParent } from '../../household/delete-parent.ts'
import type { Keyring, OpenKeys } from '../../key-rotation/keyring.ts'
import { SealError } from '../../keys/envelope.ts'
import { readHouseholdKeys } from '../../keys/household-keys.ts'
import { wrappedKeysOf } from '../../keys/stores/folder-key-store.ts'
import { BackupError } from '../locations/backup-error.ts'
import type { CopiedKeys } from './keys-file.ts'

async function putBack(
  db: Db,
  { keys, master }: OpenKeys,
  copied: readonly CopiedKeys[],
): Promise<void> {
  for (const { householdId, wrapped } of copied) {
    const bytes = await master.master
      .unwrap(wrappedKeysOf(householdId), wrapped)
      .catch((error: unknown) => {
        if (!(error instanceof SealError)) throw error
        throw new BackupError(`The keys of the copy are not under ${master.name}: use that one.`)
      })
    await keys.put(db, readHouseholdKeys(householdId, bytes))
  }
}

/** Whose account was erased since is no parent of another household any more. */
async function deleteJoined(db: Db, now: Date, homeHouseholdId: string): Promise<void> {
  const joined = await db
    .select({ householdId: users.householdId, userId: users.id })
    .from(users)
    .where(eq(users.homeHouseholdId, homeHouseholdId))
  for (const member of joined) await deleteParent(db, now, { owns: () => false }, member)
}

async function deleteHousehold(db: Db, now: Date, householdId: string): Promise<void> {
  await deleteJoined(db, now, householdId)
  for (const table of tablesOfAccount) {
    await db.delete(table).where(eq(table.householdId, householdId))
  }
  await db.delete(households).where(eq(households.householdId, householdId))
}

/** Children whose key is gone, with the plans that only it opened. */
async function deleteOtherChildren(
  db: Db,
  householdId: string,
  childIds: readonly string[],
): Promise<number> {
  const others = await db
    .select({ id: children.id })
    .from(children)
    .where(
      and(
        eq(children.householdId, householdId),
        childIds.length > 0 ? notInArray(children.id, [...childIds]) : undefined,
      ),
    )
  if (others.length === 0) return 0
  const ids = others.map(({ id }) => id)
  await db
    .delete(mealPlans)
    .where(
      and(
        eq(mealPlans.householdId, householdId),
        eq(mealPlans.nameless, false),
        inArray(mealPlans.childId, ids),
      ),
    )
  await db
    .delete(children)
    .where(and(eq(children.householdId, householdId), inArray(children.id, ids)))
  return ids.length
}

/** What was erased after the backup was taken has no key any more, and is not brought back. */
async function leaveOutErased(
  db: Db,
  now: Date,
  { keys: store }: OpenKeys,
): Promise<{ households: number; children: number }> {
  const left = { households: 0, children: 0 }
  const rows = await db.select({ id: households.householdId }).from(households)
  const idsWithKeys = new Set(await store.list(db))
  if (rows.length > 0 && rows.every(({ id }) => !idsWithKeys.has(id))) {
    throw new BackupError(
      'None of the keys of this backup are there: name the file of keys as well, npm run restore -- FILE KEYS.',
    )
  }
  for (const { id } of rows) {
    const keys = idsWithKeys.has(id) ? await store.find(db, id) : null
    if (keys) left.children += await deleteOtherChildren(db, id, keys.childIds)
    else {
      await deleteHousehold(db, now, id)
      left.households += 1
    }
  }
  return left
}

/**
 * Gives a database that was just restored its keys back, from a copy of them or where they still are,
 * and leaves out what was erased since. Throws a `BackupError` or a `StartupError`.
 */
export async function restoreKeys(
  db: Db,
  now: Date,
  keyring: Keyring,
  copied: readonly CopiedKeys[],
): Promise<{ households: number; children: number }> {
  // Epochs belong to the location that the backup came from.
  await db.update(installation).set({ keyEpoch: 0 })
  const held = await keyring.open(db)
  await putBack(db, held, copied)
  return leaveOutErased(db, now, held)
}
