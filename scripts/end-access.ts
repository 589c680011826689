import { endAccess } from '../apps/server/src/auth/factors/end-access.ts'
import { readEnv } from '../apps/server/src/env.ts'
import { openJobQueue } from '../apps/server/src/jobs/queue/open-job-queue.ts'
import { openKeyring } from '../apps/server/src/key-rotation/keyring.ts'
import { keysLocationOf } from '../apps/server/src/keys/keys-location-of.ts'
import { keyServiceOf } from '../apps/server/src/keys/master/key-service-of.ts'
import { openDatabase } from '../apps/server/src/open-database.ts'
import { StartupError } from '../apps/server/src/startup-error.ts'

const now = () => new Date()

async function endFor(address: string, forgetsApp: boolean): Promise<number | null> {
  const env = readEnv(process.env)
  const keyring = openKeyring({
    ...keysLocationOf(env),
    dataKey: env.DATA_KEY,
    keyService: keyServiceOf(env),
    now,
    say: (sentence) => console.error(sentence),
  })
  const database = await openDatabase(env, keyring.prepare)
  try {
    const { db } = database
    const { lookup, keys } = await keyring.open(db)
    const queue = await openJobQueue(database, () => {})
    const origin = env.PUBLIC_ORIGIN ?? `http://localhost:${env.PORT}`
    const services = { db, now, lookup, keys, queue, origin }
    return await endAccess(services, address.trim().toLowerCase(), { forgetsApp }).finally(
      queue.close,
    )
  } finally {
    await database.close()
  }
}

try {
  const [, , address, option] = process.argv
  if (!address || (option !== undefined && option !== '--forget-app')) {
    throw new StartupError('Say whose: npm run sessions:end -- ADDRESS [--forget-app]')
  }
  const ended = await endFor(address, option === '--forget-app')
  if (ended === null) throw new StartupError('No account has this address.')
  console.log(
    `Ended ${ended === 1 ? 'one session' : `${ended} sessions`}; no device is known any more.`,
  )
} catch (error) {
  const kind = error instanceof Error ? error.name : 'unknown reason'
  console.error(
    error instanceof StartupError ? error.message : `The sessions were not ended (${kind}).`,
  )
  process.exitCode = 1
}
