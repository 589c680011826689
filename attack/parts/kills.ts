import type { ServerProcess } from '../../apps/server/src/testing/processes/start-server-process.ts'
import { openAcceptedJobs } from '../accepted-jobs.ts'
import { newFamily } from '../family.ts'
import type { Place } from '../place.ts'
import { startWriter } from '../requests/steady-writer.ts'
import { openTally, type Row } from '../tally.ts'

const writersOfProcess = 3
const shortestMs = 300
const spreadMs = 900
const jobsMs = 120_000

export interface Kills {
  kills: number
  /** How many processes run; one at a time is killed and started again. */
  processes: number
  untilMs: number
}

/** SIGKILL in the middle of writes and plans, again and again. */
export async function kills(
  place: Place,
  { kills: wanted, processes, untilMs }: Kills,
): Promise<Row[]> {
  const tally = openTally('kills', place.database)
  const servers: ServerProcess[] = []
  for (let index = 0; index < processes; index += 1) servers.push(await place.start())
  const urlOf = (index: number) => servers[index % processes]?.url ?? ''
  const writers = await Promise.all(
    Array.from({ length: writersOfProcess * processes }, async (_, index) =>
      startWriter(await newFamily(urlOf(0)), () => urlOf(index)),
    ),
  )
  const jobs = openAcceptedJobs()
  for (let kill = 0; kill < wanted && Date.now() < untilMs; kill += 1) {
    const victim = kill % processes
    await jobs.ask(urlOf(victim)).catch(() => {})
    await new Promise((resolve) => setTimeout(resolve, shortestMs + Math.random() * spreadMs))
    const acknowledged = writers.map((writer) => writer.acknowledged())
    await servers[victim]?.kill('SIGKILL')
    const started = await place.start().catch((error: Error) => error)
    const up = !(started instanceof Error)
    tally.count('a killed process starts again', up, String(started))
    if (!up) break
    servers[victim] = started
    for (const [index, writer] of writers.entries()) {
      const stored = await writer.stored()
      const kept = stored !== null && stored >= (acknowledged[index] ?? 0)
      tally.count(
        'no write that was answered with success is lost',
        kept,
        `${stored} for ${acknowledged[index]}`,
      )
      const faults = writer.faults()
      tally.count('no answer is 500 or late', faults.length === 0, faults[0])
    }
  }
  await Promise.all(writers.map((writer) => writer.stop()))
  const { states, ms } = await jobs.outcome(urlOf(0), jobsMs)
  const what = 'an accepted plan is made, whoever is killed'
  for (const state of states) tally.count(what, state === 'done', String(state))
  tally.note(what, `all ended ${Math.round(ms / 1000)} s after the last start`)
  await Promise.all(servers.map((server) => server.kill('SIGKILL')))
  return tally.rows()
}
