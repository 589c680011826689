import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { newFamily } from '../family.ts'
import { startWriter } from '../requests/steady-writer.ts'
import { openTally, type Row } from '../tally.ts'
import type { CitusPlace } from './citus-place.ts'

const run = promisify(execFile)

/** Lines for a shell: the one kills a worker, the other starts it again. */
export interface WorkerCommands {
  kill: string
  revive: string
}

const writersOfProcess = 8
const processes = 2
const beforeMs = 3000
const outageMs = 10_000
const healMs = 15_000

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** A worker is away for ten seconds: families on the others are served, and nothing that was answered is lost. */
export async function workerOutage(place: CitusPlace, commands: WorkerCommands): Promise<Row[]> {
  const tally = openTally('worker outage', place.database)
  const servers = [await place.start(), await place.start()]
  const urlOf = (index: number) => servers[index % processes]?.url ?? ''
  const writers = await Promise.all(
    Array.from({ length: writersOfProcess * processes }, async (_, index) =>
      startWriter(await newFamily(urlOf(0)), () => urlOf(index)),
    ),
  )
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
  const acknowledged = () => writers.map((writer) => writer.acknowledged())
  await pause(beforeMs)
  await run('sh', ['-c', commands.kill])
  const atKill = acknowledged()
  await pause(outageMs)
  const atRevival = acknowledged()
  await run('sh', ['-c', commands.revive])
  const began = performance.now()
  const waiting = new Set(writers.keys())
  while (waiting.size > 0 && performance.now() - began < healMs) {
    await pause(50)
    for (const index of waiting) {
      if ((writers[index]?.acknowledged() ?? 0) > (atRevival[index] ?? 0)) waiting.delete(index)
    }
  }
  const again = 'every family writes again once the worker is back, without a new start'
  tally.count(again, waiting.size === 0, `${waiting.size} do not`)
  tally.note(again, `slowest ${Math.round(performance.now() - began)} ms`)
  const meanwhile = sum(atRevival) - sum(atKill)
  const served = 'families on the other servers are served meanwhile'
  tally.count(served, meanwhile > 0)
  tally.note(served, `${meanwhile} writes, ${sum(atKill)} in ${beforeMs / 1000} s before`)
  await Promise.all(writers.map((writer) => writer.stop()))
  for (const writer of writers) {
    const known = writer.acknowledged()
    const stored = await writer.stored()
    tally.count(
      'no write that was answered with success is lost',
      stored !== null && stored >= known,
      `${stored} of ${known}`,
    )
    const faults = writer.faults()
    tally.count(
      'meanwhile the answer is 503 with Retry-After, never 500',
      faults.length === 0,
      faults[0],
    )
  }
  await Promise.all(servers.map((server) => server.kill('SIGKILL')))
  return tally.rows()
}
