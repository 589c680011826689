import type { ServerProcess } from '../../apps/server/src/testing/processes/start-server-process.ts'
import { newFamily } from '../family.ts'
import type { ServerPlace } from '../place.ts'
import { send } from '../requests/send.ts'
import { startWriter } from '../requests/steady-writer.ts'
import { openTally, type Row } from '../tally.ts'

const processes = 2
const writersOfProcess = 3
const outageMs = 3000
const healMs = 30_000
const pollMs = 250

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const terminate = (name: string) =>
  `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and pid <> pg_backend_pid()`

/** Ways in which a database is not there for a while. */
const outageKinds: readonly { name: string; happen: (place: ServerPlace) => Promise<void> }[] = [
  { name: 'a restart', happen: (place) => place.restartDatabase() },
  {
    name: 'dropped connections',
    happen: (place) => place.onServer([terminate(place.name)], 'postgres'),
  },
  {
    name: 'refused connections',
    happen: async (place) => {
      const allow = (yes: boolean) => `alter database ${place.name} allow_connections ${yes}`
      await place.onServer([allow(false), terminate(place.name)], 'postgres')
      await pause(outageMs)
      await place.onServer([allow(true)], 'postgres')
    },
  },
  {
    name: 'a locked table',
    happen: (place) =>
      place.onServer([
        'begin',
        'lock table goal_ticks in access exclusive mode',
        `select pg_sleep(${outageMs / 1000})`,
        'commit',
      ]),
  },
]

const isReady = async ({ url }: ServerProcess) =>
  (await send(url, { method: 'GET', path: '/api/readyz' })).status === 200

/** Milliseconds until the process serves again; null where it does not in time. */
async function healed(server: ServerProcess): Promise<number | null> {
  const start = performance.now()
  while (performance.now() - start < healMs) {
    if (server.process.exitCode !== null || server.process.signalCode !== null) return null
    if (await isReady(server)) return performance.now() - start
    await pause(pollMs)
  }
  return null
}

/** Takes the database away under two processes at work, again and again. */
export async function outages(place: ServerPlace, wanted: number, untilMs: number): Promise<Row[]> {
  const tally = openTally('outages', place.database)
  const servers = [await place.start(), await place.start()]
  const urlOf = (index: number) => servers[index % processes]?.url ?? ''
  const writers = await Promise.all(
    Array.from({ length: writersOfProcess * processes }, async (_, index) =>
      startWriter(await newFamily(urlOf(0)), () => urlOf(index)),
    ),
  )
  let slowestMs = 0
  for (let outage = 0; outage < wanted && Date.now() < untilMs; outage += 1) {
    const kind = outageKinds[outage % outageKinds.length]
    if (!kind) break
    await pause(pollMs)
    const acknowledged = writers.map((writer) => writer.acknowledged())
    await kind.happen(place)
    for (const [index, server] of servers.entries()) {
      const ms = await healed(server)
      tally.count(
        'a process outlives an outage and serves again',
        ms !== null,
        `after ${kind.name}`,
      )
      if (ms === null) {
        await server.kill('SIGKILL')
        servers[index] = await place.start()
      } else slowestMs = Math.max(slowestMs, ms)
    }
    for (const [index, writer] of writers.entries()) {
      const stored = await writer.stored()
      const kept = stored !== null && stored >= (acknowledged[index] ?? 0)
      tally.count(
        'no write that was answered with success is lost',
        kept,
        `${stored} after ${kind.name}`,
      )
      const faults = writer.faults()
      const told = `${faults.length} after ${kind.name}, first: ${faults[0]}`
      tally.count(
        'meanwhile the answer is 503 with Retry-After, never 500',
        faults.length === 0,
        told,
      )
    }
  }
  tally.note('a process outlives an outage and serves again', `slowest ${Math.round(slowestMs)} ms`)
  await Promise.all(writers.map((writer) => writer.stop()))
  await Promise.all(servers.map((server) => server.kill('SIGKILL')))
  return tally.rows()
}
