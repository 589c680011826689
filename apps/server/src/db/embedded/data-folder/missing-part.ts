import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Without these the engine does not start, or takes the folder for a new one and initialises it. */
const needed = {
  files: [
    'PG_VERSION',
    'postgresql.conf',
    'pg_hba.conf',
    'pg_ident.conf',
    'global/pg_control',
    'global/pg_filenode.map',
  ],
  folders: [
    'base',
    'pg_commit_ts',
    'pg_dynshmem',
    'pg_logical',
    'pg_multixact/members',
    'pg_multixact/offsets',
    'pg_notify',
    'pg_replslot',
    'pg_serial',
    'pg_snapshots',
    'pg_stat',
    'pg_stat_tmp',
    'pg_subtrans',
    'pg_tblspc',
    'pg_twophase',
    'pg_wal',
    'pg_xact',
  ],
}
/** These are never empty. */
const filled = ['base', 'pg_multixact/members', 'pg_multixact/offsets', 'pg_wal', 'pg_xact']
const controlFileBytes = 8192

const kindOf = (path: string) =>
  stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
    throw error
  })

/** What a finished database folder lacks, as "PG_VERSION is missing"; null where it is whole. Reads only. */
export async function missingPart(folder: string): Promise<string | null> {
  if (!(await kindOf(folder))?.isDirectory()) return 'its database is missing'
  for (const name of needed.files) {
    const found = await kindOf(join(folder, name))
    if (!found?.isFile()) return `${name} is missing`
    if (found.size === 0) return `${name} is empty`
  }
  for (const name of needed.folders) {
    if (!(await kindOf(join(folder, name)))?.isDirectory()) return `${name} is missing`
  }
  for (const name of filled) {
    const names = await readdir(join(folder, name))
    if (!names.some((entry) => /^[0-9A-F]+$/.test(entry))) return `${name} is empty`
  }
  if ((await stat(join(folder, 'global/pg_control'))).size !== controlFileBytes) {
    return 'global/pg_control is cut off'
  }
  const version = await readFile(join(folder, 'PG_VERSION'), 'utf8')
  return /^\d+\s*$/.test(version) ? null : 'PG_VERSION is not readable'
}
