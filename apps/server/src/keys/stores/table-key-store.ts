import type { KeyObject } from 'node:crypto'
import { count, eq, isNull, sql } from 'drizzle-orm'
import { advisoryLocks, shareLock } from '../../db/advisory-locks.ts'
import type { Db } from '../../db/database.ts'
import { households } from '../../db/tables/household/households.ts'
import { householdKeys } from '../../db/tables/installation/household-keys.ts'
import { installation } from '../../db/tables/installation/installation.ts'
import { SealError, seal, unseal } from '../envelope.ts'
import { type HouseholdKeys, newHouseholdKeys, readHouseholdKeys } from '../household-keys.ts'
import { keysMissingCode } from '../keys-missing-code.ts'
import type { EpochKeys } from './epoch-keys.ts'
import { type KeyStore, noKeys } from './key-store.ts'
import { openedKeys } from './opened-keys.ts'

export const placeOf = (householdId: string) => ['household_keys', householdId]

export type Row = typeof householdKeys.$inferSelect

export async function currentEpoch(tx: Db): Promise<number> {
  const [row] = await tx.select({ epoch: installation.keyEpoch }).from(installation)
  if (!row) throw new Error('The installation has no row')
  return row.epoch
}

/** The master key of this process is not that of the data any more: the one that is started next has it. */
class MasterKeyReplacedError extends Error {
  override name = 'MasterKeyReplacedError'
  readonly code = 'EKEYREVOKED'

  constructor() {
    super('The epoch of keys is under another master key: start this process anew with that one')
  }
}

/** The file of an epoch is not there, or its folder is not. */
class EpochMissingError extends Error {
  override name = 'EpochMissingError'
  readonly code = keysMissingCode

  constructor(epoch: number) {
    super(`The file of key epoch ${epoch} is missing in KEYS_DIR`)
  }
}

type FindsEpochs = Pick<EpochKeys, 'find'>

const findEpoch = (epochs: FindsEpochs, epoch: number): Promise<KeyObject | null> =>
  epochs.find(epoch).catch((error: unknown) => {
    throw error instanceof SealError ? new MasterKeyReplacedError() : error
  })

/** Throws where the file of an epoch is not there, or is under another master key. */
export const requireEpoch = async (epochs: FindsEpochs, epoch: number): Promise<KeyObject> => {
  const key = await findEpoch(epochs, epoch)
  if (!key) throw new EpochMissingError(epoch)
  return key
}

const readRow = (key: KeyObject, { householdId, wrapped }: Row): HouseholdKeys =>
  readHouseholdKeys(householdId, unseal(key, placeOf(householdId), wrapped))

const wrap = (key: KeyObject, keys: HouseholdKeys): Buffer =>
  seal(key, placeOf(keys.householdId), keys.toBytes())

/** Whether the epoch that wraps new keys can be read. */
export const hasEpoch = async (db: Db, epochs: FindsEpochs): Promise<boolean> =>
  (await findEpoch(epochs, await currentEpoch(db))) !== null

/** Whether a key is that of the epoch: it opens a row that is under it, where there is one. */
export async function opensRows(tx: Db, epoch: number, key: KeyObject): Promise<boolean> {
  const [row] = await tx.select().from(householdKeys).where(eq(householdKeys.epoch, epoch)).limit(1)
  if (!row) return true
  try {
    readRow(key, row)
    return true
  } catch (error) {
    if (error instanceof SealError) return false
    throw error
  }
}

/**
 * A row a household in a table of its own, for all processes on a server. A deleted row lives on in
 * logs and copies of the database, until the epoch that wraps it ends.
 */
export function tableKeyStore(
  epochs: FindsEpochs,
  { isSpread = false }: { isSpread?: boolean } = {},
): KeyStore {
  const opened = openedKeys()
  const rowOf = async (db: Db, householdId: string): Promise<Row | null> => {
    const [row] = await db
      .select()
      .from(householdKeys)
      .where(eq(householdKeys.householdId, householdId))
    return row ?? null
  }
  const find: KeyStore['find'] = async (db, householdId) => {
    const row = await rowOf(db, householdId)
    if (!row) return null
    // There every call comes this way.
    const known = isSpread ? opened.get(householdId, row.wrapped) : null
    if (known) return known
    const key = await findEpoch(epochs, row.epoch)
    if (key) {
      const keys = readRow(key, row)
      if (isSpread) opened.keep(row.wrapped, keys)
      return keys
    }
    // Wrapped again between the two looks.
    const again = await rowOf(db, householdId)
    return again && readRow(await requireEpoch(epochs, again.epoch), again)
  }
  const write = async (tx: Db, keys: HouseholdKeys): Promise<void> => {
    await shareLock(tx, advisoryLocks.keys)
    const epoch = await currentEpoch(tx)
    const wrapped = wrap(await requireEpoch(epochs, epoch), keys)
    const { householdId } = keys
    await tx.insert(householdKeys).values({ householdId, epoch, wrapped }).onConflictDoNothing()
  }
  return {
    liesBesideSessions: !isSpread,
    find,
    findIn: async (db, { householdId, epoch, wrapped }) => {
      if (epoch === null || wrapped === null) return null
      const known = opened.get(householdId, wrapped)
      if (known) return known
      const key = await findEpoch(epochs, epoch)
      // Wrapped again since it was read.
      if (!key) return find(db, householdId)
      const keys = readHouseholdKeys(householdId, unseal(key, placeOf(householdId), wrapped))
      opened.keep(wrapped, keys)
      return keys
    },
    create: async (db, householdId) => {
      await db.transaction((tx) => write(tx, newHouseholdKeys(householdId)))
      const keys = await find(db, householdId)
      if (!keys) throw noKeys()
      return keys
    },
    change: (db, householdId, change) =>
      db.transaction(async (tx) => {
        await shareLock(tx, advisoryLocks.keys)
        const ofHousehold = eq(householdKeys.householdId, householdId)
        const [row] = await tx.select().from(householdKeys).where(ofHousehold).for('update')
        if (!row) throw noKeys()
        const key = await requireEpoch(epochs, row.epoch)
        const changed = change(readRow(key, row))
        await tx
          .update(householdKeys)
          .set({ wrapped: wrap(key, changed) })
          .where(ofHousehold)
        return changed
      }),
    destroy: async (db, householdId) => {
      opened.forget(householdId)
      await db.delete(householdKeys).where(eq(householdKeys.householdId, householdId))
    },
    list: async (db) => {
      const rows = await db.select({ id: householdKeys.householdId }).from(householdKeys)
      return rows.map(({ id }) => id)
    },
    countMissing: async (db) => {
      const [row] = await db
        .select({
          households: count(),
          missing:
            sql<number>`count(*) filter (where ${isNull(householdKeys.householdId)})`.mapWith(
              Number,
            ),
        })
        .from(households)
        .leftJoin(householdKeys, eq(householdKeys.householdId, households.householdId))
      return row ?? { households: 0, missing: 0 }
    },
    put: (db, keys) => db.transaction((tx) => write(tx, keys)),
  }
}
