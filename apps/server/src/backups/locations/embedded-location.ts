import type { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { onlyRow } from '../../db/only-row.ts'
import { type CopyLocation, copySettings } from './copy-location.ts'
import { type BackupTable, columnList, quotedName } from './tables-at.ts'

/** A COPY of the engine goes through memory: so much at a time. */
const chunkBytes = 4 * 1024 * 1024
const mostRows = 50_000
/** The engine keeps its log until it is told. */
const logBytes = 64 * 1024 * 1024
const newline = 0x0a

async function* rowsOf(pglite: PGlite, table: BackupTable): AsyncGenerator<Uint8Array> {
  const name = quotedName(table)
  await pglite.exec(`
    drop table if exists pg_temp.backup_rows;
    create temp table backup_rows as
      select row_number() over (order by ${table.order}) as number, ctid as place from ${name};
    create unique index on pg_temp.backup_rows (number);
    analyze pg_temp.backup_rows;
  `)
  const { rows } = await pglite.query<{ all: number }>(
    'select count(*)::int as all from pg_temp.backup_rows',
  )
  const { all } = onlyRow(rows)
  let step = 100
  const columns = table.columns.map((column) => `t."${column}"`).join(', ')
  for (let done = 0; done < all; ) {
    const upTo = done + step
    const { blob } = await pglite.query(`
      copy (select ${columns} from pg_temp.backup_rows join ${name} t on t.ctid = backup_rows.place
        where backup_rows.number > ${done} and backup_rows.number <= ${upTo}
        order by backup_rows.number) to '/dev/blob'
    `)
    if (!blob) throw new Error('The engine copied nothing')
    const bytes = new Uint8Array(await blob.arrayBuffer())
    yield bytes
    const fitting = Math.ceil((step * chunkBytes) / Math.max(1, bytes.length))
    step = Math.min(mostRows, Math.max(1, fitting))
    done = upTo
  }
}

async function fill(
  pglite: PGlite,
  table: BackupTable,
  rows: AsyncIterable<Uint8Array>,
): Promise<void> {
  let waiting: Uint8Array[] = []
  let length = 0
  let sinceCheckpoint = 0
  const put = async (bytes: Uint8Array) => {
    if (bytes.length === 0) return
    await pglite.query(`copy ${quotedName(table)} (${columnList(table)}) from '/dev/blob'`, [], {
      blob: new Blob([Uint8Array.from(bytes)]),
    })
    sinceCheckpoint += bytes.length
    if (sinceCheckpoint < logBytes) return
    sinceCheckpoint = 0
    await pglite.exec('checkpoint')
  }
  for await (const chunk of rows) {
    waiting.push(chunk)
    length += chunk.length
    if (length < chunkBytes) continue
    const bytes = Buffer.concat(waiting)
    const end = bytes.lastIndexOf(newline) + 1
    await put(bytes.subarray(0, end))
    waiting = [bytes.subarray(end)]
    length = bytes.length - end
  }
  await put(Buffer.concat(waiting))
}

/** An engine that this process alone has open. */
export async function embeddedLocation(pglite: PGlite): Promise<CopyLocation> {
  for (const setting of copySettings) await pglite.exec(`set ${setting}`)
  return {
    db: drizzle(pglite),
    rowsOf: (table) => rowsOf(pglite, table),
    fill: (table, rows) => fill(pglite, table, rows),
  }
}
