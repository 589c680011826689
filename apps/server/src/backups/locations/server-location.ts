import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { sql } from 'drizzle-orm'
import type { Client } from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import type { Db } from '../../db/database.ts'
import { type CopyLocation, copySettings } from './copy-location.ts'
import { type BackupTable, columnList, quotedName } from './tables-at.ts'

/** A copy takes its time. */
const limits = ['statement_timeout', 'idle_in_transaction_session_timeout', 'lock_timeout']

async function* rowsOf(client: Client, table: BackupTable): AsyncGenerator<Uint8Array> {
  const rows = client.query(
    copyTo(
      `copy (select ${columnList(table)} from ${quotedName(table)} order by ${table.order}) to stdout`,
    ),
  )
  try {
    yield* rows.iterator({ destroyOnReturn: false })
  } finally {
    // The connection answers nothing else before the last row was taken.
    rows.resume()
  }
}

/** The transaction `tx` that is open on a server's connection. */
export async function serverLocation(client: Client, tx: Db): Promise<CopyLocation> {
  // Until the transaction ends: behind a pooler the connection is somebody else's then.
  const settings = [...copySettings, ...limits.map((limit) => `${limit} = 0`)]
  for (const setting of settings) await tx.execute(sql.raw(`set local ${setting}`))
  return {
    db: tx,
    rowsOf: (table) => rowsOf(client, table),
    fill: (table, rows) =>
      pipeline(
        Readable.from(rows),
        client.query(copyFrom(`copy ${quotedName(table)} (${columnList(table)}) from stdin`)),
      ),
  }
}
