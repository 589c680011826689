import { makePlan, newFamily } from '../family.ts'
import { send } from '../requests/send.ts'
import { startWriter } from '../requests/steady-writer.ts'
import type { ServerPair } from '../server-pair.ts'
import { openTally, type Row } from '../tally.ts'

const writersOfProcess = 3
const mostMs = 10_000
const outageMs = 3000
const pollMs = 50

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Milliseconds until it holds; null where it does not in time. */
async function until(holds: () => boolean | Promise<boolean>, ms: number): Promise<number | null> {
  const beganAt = performance.now()
  while (performance.now() - beganAt < ms) {
    if (await holds()) return performance.now() - beganAt
    await pause(pollMs)
  }
  return null
}

/** Kills the database under two processes at work, and lets its standby take over. */
export async function failover(pair: ServerPair): Promise<Row[]> {
  const tally = openTally('failover', pair.database)
  const servers = [await pair.start(), await pair.start()]
  const urlOf = (index: number) => servers[index % servers.length]?.url ?? ''
  const readyOf = async (index: number) =>
    (await send(urlOf(index), { method: 'GET', path: '/api/readyz' })).status === 200
  const families = await Promise.all(
    Array.from({ length: writersOfProcess * servers.length }, () => newFamily(urlOf(0))),
  )
  const writers = families.map((family, index) => startWriter(family, () => urlOf(index)))
  await until(() => writers.every((writer) => writer.acknowledged() > 20), 60_000)
  await pair.killFirst()
  const acknowledged = writers.map((writer) => writer.acknowledged())
  await pause(outageMs)
  for (const index of servers.keys()) {
    tally.count('without a host that takes writes a process is not ready', !(await readyOf(index)))
  }
  for (const [index, writer] of writers.entries()) {
    const more = writer.acknowledged() - (acknowledged[index] ?? 0)
    // One answer may have been on its way.
    tally.count(
      'without a host that takes writes none is answered with success',
      more <= 1,
      `${more}`,
    )
  }
  const atPromotion = writers.map((writer) => writer.acknowledged())
  await pair.promote()
  const again = await Promise.all(
    writers.map((writer, index) =>
      until(() => writer.acknowledged() > (atPromotion[index] ?? 0), mostMs),
    ),
  )
  const writes =
    'writes are answered again within ten seconds of the promotion, without a new start'
  for (const ms of again) tally.count(writes, ms !== null)
  tally.note(writes, `slowest ${Math.round(Math.max(...again.map((ms) => ms ?? mostMs)))} ms`)
  for (const [index, server] of servers.entries()) {
    const isSame = server.process.exitCode === null && server.process.signalCode === null
    tally.count(
      'each process is ready again',
      isSame && (await until(() => readyOf(index), mostMs)) !== null,
    )
  }
  for (const [index, writer] of writers.entries()) {
    const known = writer.acknowledged()
    const stored = await writer.stored()
    const kept = stored !== null && stored >= Math.max(known, acknowledged[index] ?? 0)
    tally.count('no write that was answered with success is lost', kept, `${stored} of ${known}`)
    const faults = writer.faults()
    tally.count(
      'meanwhile the answer is 503 with Retry-After, never 500',
      faults.length === 0,
      faults[0],
    )
  }
  await Promise.all(writers.map((writer) => writer.stop()))
  for (const family of families.slice(0, 2)) {
    const made = await makePlan(family).catch(() => null)
    tally.count('plans are made, and told of, by the new server', made !== null)
  }
  await Promise.all(servers.map((server) => server.kill('SIGKILL')))
  return tally.rows()
}
