import type { KeyObject } from 'node:crypto'
import { and, eq, gt, lt } from 'drizzle-orm'
import { advisoryLocks, shareLock } from '../../db/advisory-locks.ts'
import type { Db } from '../../db/database.ts'
import { householdKeys } from '../../db/tables/installation/household-keys.ts'
import { installation } from '../../db/tables/installation/installation.ts'
import { seal, unseal } from '../envelope.ts'
import { holdAllKeys } from '../hold-all-keys.ts'
import type { EpochKeys } from './epoch-keys.ts'
import { currentEpoch, placeOf, type Row, requireEpoch } from './table-key-store.ts'

/** Rows of one transaction. A change of one of these families' keys waits for it, some tens of milliseconds. */
const batch = 100
/** So few are wrapped while nobody else may write a key. */
const mostAtEnd = 50

interface Renewal {
  before: number
  next: number
}

/** The epoch that follows: one whose file was made before and whose renewal was cut off, else a new one. */
const begin = (db: Db, epochs: EpochKeys, onlyBegun: boolean): Promise<Renewal | null> =>
  db.transaction(async (tx) => {
    // Two processes that made the same file would each wrap under a key that the other one replaced.
    await holdAllKeys(tx)
    const before = await currentEpoch(tx)
    // A process whose master key is not that of the data any more begins none.
    await requireEpoch(epochs, before)
    const begun = (await epochs.own()).filter((epoch) => epoch > before)
    if (begun.length > 0) return { before, next: Math.max(...begun) }
    if (onlyBegun) return null
    const next = Math.max(before, ...(await epochs.list())) + 1
    await epochs.make(next)
    return { before, next }
  })

/** Wraps rows under the epoch that follows; one that was changed since it was read stays for the next time. */
async function wrapAgain(
  tx: Db,
  epochs: EpochKeys,
  next: number,
  rows: readonly Row[],
): Promise<void> {
  const key = await requireEpoch(epochs, next)
  const keys = new Map<number, KeyObject>()
  for (const { householdId, epoch, wrapped } of rows) {
    const before = keys.get(epoch) ?? (await requireEpoch(epochs, epoch))
    keys.set(epoch, before)
    const bytes = unseal(before, placeOf(householdId), wrapped)
    await tx
      .update(householdKeys)
      .set({ epoch: next, wrapped: seal(key, placeOf(householdId), bytes) })
      .where(and(eq(householdKeys.householdId, householdId), eq(householdKeys.wrapped, wrapped)))
  }
}

/** The next rows after a household that are under an earlier epoch, wrapped; null: another process has ended it. */
const wrapBatch = (db: Db, epochs: EpochKeys, { before, next }: Renewal, after: string | null) =>
  db.transaction(async (tx) => {
    await shareLock(tx, advisoryLocks.keys)
    if ((await currentEpoch(tx)) !== before) return null
    const rows: Row[] = await tx
      .select()
      .from(householdKeys)
      .where(
        and(
          lt(householdKeys.epoch, next),
          after === null ? undefined : gt(householdKeys.householdId, after),
        ),
      )
      .orderBy(householdKeys.householdId)
      .limit(batch)
    await wrapAgain(tx, epochs, next, rows)
    return rows.at(-1)?.householdId ?? ''
  })

const earlierRows = (tx: Db, next: number, most: number): Promise<Row[]> =>
  tx.select().from(householdKeys).where(lt(householdKeys.epoch, next)).limit(most)

/** What is left is wrapped, and the epoch becomes that of new keys, at once. Answers whether it is done. */
const end = (db: Db, epochs: EpochKeys, { before, next }: Renewal): Promise<boolean> =>
  db.transaction(async (tx) => {
    await holdAllKeys(tx)
    if ((await currentEpoch(tx)) !== before) return true
    const rows = await earlierRows(tx, next, mostAtEnd + 1)
    if (rows.length > mostAtEnd) return false
    await wrapAgain(tx, epochs, next, rows)
    await tx.update(installation).set({ keyEpoch: next })
    return true
  })

export interface RenewalOptions {
  /** Goes on with a renewal that was cut off, and begins none. */
  onlyBegun?: boolean
  /** Whether it is time to stop: what is done stays done. */
  isOver?: () => boolean
}

/**
 * Wraps the table of keys under a new epoch and unlinks the files of those before: what was deleted from the table
 * until it began opens nowhere any more. Rows go over in small transactions, and are read under either epoch
 * meanwhile. Cut off, it goes on the next time. Until its end new keys are under the epoch before, which
 * `installation` names: so no process, of this version or one before, unlinks a file that a row still needs. Answers
 * with the epoch; null where there was nothing to go on with, or it was cut off.
 */
export async function renewEpoch(
  db: Db,
  epochs: EpochKeys,
  { onlyBegun = false, isOver = () => false }: RenewalOptions = {},
): Promise<number | null> {
  const renewal = await begin(db, epochs, onlyBegun)
  if (!renewal) return null
  for (;;) {
    let after: string | null = null
    while (after !== '') {
      if (isOver()) return null
      const last: string | null = await wrapBatch(db, epochs, renewal, after)
      if (last === null) return null
      after = last
    }
    if ((await earlierRows(db, renewal.next, mostAtEnd + 1)).length > mostAtEnd) continue
    if (await end(db, epochs, renewal)) break
  }
  await epochs.dropBefore(await currentEpoch(db))
  return renewal.next
}
