import type { PrepareDatabase } from '../../db/database.ts'
import { openEmbeddedDatabase } from '../../db/embedded/open-embedded-database.ts'
import { openServerDatabase } from '../../db/server/open-server-database.ts'
import { readEnv } from '../../env.ts'
import { keysLocationOf } from '../../keys/keys-location-of.ts'
import { openKeyring } from '../keyring.ts'

// Opens the database of the settings as a start does. In the given piece of the sealing, when its rows are
// written and not yet committed, nothing more of this process happens.
const env = readEnv(process.env)
let left = Number(process.argv[2])
const keyring = openKeyring({
  ...keysLocationOf(env),
  dataKey: env.DATA_KEY,
  now: () => new Date(),
  say: () => {},
})
const prepare: PrepareDatabase = async (db) => {
  const { 'seal-data': seal } = await keyring.prepare(db)
  return {
    'seal-data': async (tx) => {
      const isMore = (await seal?.(tx)) ?? false
      left -= 1
      if (left === 0) process.kill(process.pid, 'SIGKILL')
      return isMore
    },
  }
}
if (env.DATABASE_URL) await openServerDatabase(env.DATABASE_URL, null, prepare)
else await openEmbeddedDatabase(env.DATA_DIR, prepare)
// There was no such piece.
process.exit(0)
