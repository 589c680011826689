import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'

const segment = /^[0-9A-F]{24}$/

/** What the engine wrote before may stand in files of the log that wait to be written over. */
async function dropUnused(client: PGlite, log: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'select pg_walfile_name(pg_current_wal_lsn()) as name',
  )
  const current = rows[0]?.name
  if (!current) return
  for (const name of await readdir(log)) {
    if (segment.test(name) && name > current) await rm(join(log, name), { force: true })
  }
}

/**
 * Leaves nothing in the log of what was written until now: after data was sealed, what it was before
 * must not be read there.
 */
export async function emptyLog(client: PGlite, database: string): Promise<void> {
  const log = join(database, 'pg_wal')
  // The first round moves on from the file with the old words, the second one drops it.
  for (let round = 0; round < 3; round += 1) {
    await client.exec('checkpoint')
    await dropUnused(client, log)
    await client.query('select pg_switch_wal()')
    await client.exec('checkpoint')
    await dropUnused(client, log)
  }
}
