import type { PGlite } from '@electric-sql/pglite'
import { onlyRow } from '../only-row.ts'

const everyMs = 5 * 60 * 1000
/** What a start after a kill has to go through again at most, beyond what five minutes write. */
const logBytes = 64 * 1024 * 1024

/** The engine has no process that empties its log now and then; without this it would grow for ever. */
export function startCheckpoints(client: PGlite): NodeJS.Timeout {
  const checkpoint = async () => {
    const { rows } = await client.query<{ bytes: number }>(
      'select (pg_current_wal_lsn() - redo_lsn)::float8 as bytes from pg_control_checkpoint()',
    )
    if (onlyRow(rows).bytes > logBytes) await client.exec('checkpoint')
  }
  return setInterval(() => checkpoint().catch(() => {}), everyMs).unref()
}
