import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Client } from 'pg'
import { openServerDatabase } from '../apps/server/src/db/server/open-server-database.ts'
import { openKeyring } from '../apps/server/src/key-rotation/keyring.ts'
import { seal } from '../apps/server/src/keys/envelope.ts'
import { newHouseholdKeys } from '../apps/server/src/keys/household-keys.ts'
import { renewEpoch } from '../apps/server/src/keys/stores/renew-epoch.ts'
import { newId } from '../apps/server/src/new-id.ts'
import { startPostgres } from '../apps/server/src/testing/databases/start-postgres.ts'
import { testDataKey } from '../apps/server/src/testing/open-test-keys.ts'
import { startServerProcess } from '../apps/server/src/testing/processes/start-server-process.ts'
import { endByFindings } from '../scripts/judging/end-by-findings.ts'

/**
 * What the number of families costs on a PostgreSQL server: a start, the weekly renewal of keys, and a registration
 * meanwhile. `npm run bench:keys -- --households 50000`. Ends with 1 where a registration was refused.
 */

const { values } = parseArgs({ options: { households: { type: 'string', default: '50000' } } })
const households = Number(values.households)
const rowsOfInsert = 5000
const probeEveryMs = 25

const postgres = await startPostgres()
const folder = await mkdtemp(join(tmpdir(), 'brightplate-bench-keys-'))
await postgres.createDatabase('keys')
const DATABASE_URL = postgres.urlOf('keys')
const KEYS_DIR = join(folder, 'keys')
const env = { DATABASE_URL, KEYS_DIR, DATA_DIR: join(folder, 'data'), DATA_KEY: testDataKey }

/** Seconds until it is ready, and the megabytes that it holds then and at its highest. */
async function start() {
  const beganAt = performance.now()
  const server = await startServerProcess(env)
  const seconds = (performance.now() - beganAt) / 1000
  const status = await readFile(`/proc/${server.process.pid}/status`, 'utf8')
  const of = (name: string) =>
    Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024)
  await server.kill('SIGTERM')
  return `${seconds.toFixed(1)} s, ${of('VmRSS')} MB, ${of('VmHWM')} MB at its highest`
}

/** Families as they are after a registration, by the thousand. */
async function fill(epochKey: Parameters<typeof seal>[0], epoch: number): Promise<void> {
  const client = new Client({ connectionString: DATABASE_URL })
  await client.connect()
  for (let made = 0; made < households; made += rowsOfInsert) {
    const rows = Array.from({ length: Math.min(rowsOfInsert, households - made) }, () => {
      const householdId = newId(new Date())
      const bytes = newHouseholdKeys(householdId).toBytes()
      return { householdId, wrapped: seal(epochKey, ['household_keys', householdId], bytes) }
    })
    const ids = rows.map(({ householdId }) => householdId)
    await client.query(
      'insert into households (household_id, created_at) select unnest($1::uuid[]), now()',
      [ids],
    )
    await client.query(
      `insert into household_keys (household_id, epoch, wrapped)
       select id, $3::int, wrapped from unnest($1::uuid[], $2::bytea[]) as made(id, wrapped)`,
      [ids, rows.map(({ wrapped }) => wrapped), epoch],
    )
  }
  await client.query('analyze')
  await client.end()
}

await endByFindings(async () => {
  try {
    console.log(`a start without families: ${await start()}`)
    const database = await openServerDatabase(DATABASE_URL)
    const { db } = database
    const keyring = openKeyring({
      kind: 'server',
      keysFolder: KEYS_DIR,
      dataFolder: null,
      dataKey: testDataKey,
      now: () => new Date(),
      say: () => {},
    })
    const { keys, epochs } = await keyring.open(db)
    if (!epochs) throw new Error('No epochs')
    const [epoch = 1] = await epochs.list()
    const epochKey = await epochs.find(epoch)
    if (!epochKey) throw new Error('No key of the epoch')
    await fill(epochKey, epoch)
    console.log(`a start with ${households} families: ${await start()}`)
    let isRenewing = true
    let refused = 0
    const waits: number[] = []
    const probing = (async () => {
      while (isRenewing) {
        const beganAt = performance.now()
        const isMade = await keys.create(db, newId(new Date())).then(
          () => true,
          () => false,
        )
        if (!isMade) refused += 1
        waits.push(performance.now() - beganAt)
        await new Promise((resolve) => setTimeout(resolve, probeEveryMs))
      }
    })()
    const beganAt = performance.now()
    await renewEpoch(db, epochs)
    const seconds = (performance.now() - beganAt) / 1000
    isRenewing = false
    await probing
    waits.sort((one, other) => one - other)
    const at = (share: number) => Math.round(waits[Math.floor((waits.length - 1) * share)] ?? 0)
    console.log(
      `a renewal of ${households} families: ${seconds.toFixed(1)} s; keys of a new family meanwhile: ${at(0.5)} ms, 99 of 100 within ${at(0.99)} ms, the slowest ${at(1)} ms, ${waits.length} asked, ${refused} refused`,
    )
    await database.close()
    return { judged: waits.length, found: refused }
  } finally {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
})
