import { Client } from 'pg'
import { processorMsOfDatabase } from './processor-of-database.ts'

export interface Counted {
  processorMs: number
  commits: number
  /** Written to the log that a standby and an archive are sent. */
  logBytes: number
  /** Of all tables of ours with their indexes. */
  bytes: number
}

const statement = `select pg_backend_pid() as pid,
  (select xact_commit from pg_stat_database where datname = current_database()) as commits,
  pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') as log,
  (select sum(pg_total_relation_size(oid)) from pg_class
   where relnamespace = 'public'::regnamespace and relkind = 'r') as bytes`

/** Counts what a database has done; its own questions are three commits in a run of hundreds. */
export async function openCounter(url: string): Promise<() => Promise<Counted>> {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  return async () => {
    const { rows } = await client.query<Record<string, unknown>>(statement)
    const of = (column: string) => Number(rows[0]?.[column])
    return {
      processorMs: processorMsOfDatabase(of('pid')),
      commits: of('commits'),
      logBytes: of('log'),
      bytes: of('bytes'),
    }
  }
}
