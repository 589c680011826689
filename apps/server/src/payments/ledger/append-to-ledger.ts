import type { Db } from '../../db/database.ts'
import { paymentLedger } from '../../db/tables/operator/payment-ledger.ts'

type Entry = Omit<typeof paymentLedger.$inferInsert, 'recordedAt'>

/** Enters an event once, however often it is reported. */
export async function appendToLedger(db: Db, now: Date, entries: Entry[]): Promise<void> {
  if (entries.length === 0) return
  await db
    .insert(paymentLedger)
    .values(entries.map((entry) => ({ ...entry, recordedAt: now })))
    .onConflictDoNothing({ target: paymentLedger.entryKey })
}
