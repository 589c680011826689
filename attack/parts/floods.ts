import type { ChildProcess } from 'node:child_process'
import { residentMb } from '../../bench/api/process-figures.ts'
import { newFamily } from '../family.ts'
import { kinds } from '../flooding/kinds.ts'
import { startFlood } from '../flooding/start-flood.ts'
import type { Place } from '../place.ts'
import { eachReads, threeReads } from '../requests/another-parent.ts'
import { settleMemory } from '../requests/settle-memory.ts'
import { openTally, type Row, type Tally } from '../tally.ts'

const mostTimes = 3
const mostMemory = 1.5

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

interface Attacked {
  url: string
  process: ChildProcess
}

/** What another parent and the process go through beside a flood. */
async function beside(
  [{ url, process }, other]: readonly [Attacked, Attacked?],
  kind: string,
  tally: Tally,
) {
  const readings = [
    { where: '', url },
    ...(other ? [{ where: ', in another process', url: other.url }] : []),
  ]
  const [many, one] = [await newFamily(url), await newFamily(url)]
  await kinds[kind]?.prepare?.(url, many)
  await eachReads(readings, one)
  const alone = await threeReads(readings, one)
  const beforeMb = residentMb(process)
  const flooding = await startFlood(kind, url, many)
  await pause(300)
  const during = await threeReads(readings, one)
  const mostMb = residentMb(process)
  await flooding.stop()
  const answers = `another parent’s reads are answered beside ${kind}`
  for (const [at, { where, ms, share }] of during.entries()) {
    tally.count(answers, share === 1, `${Math.round(100 * share)} %`)
    const aloneMs = alone[at]?.ms ?? 0
    const times = `their median is at most ${mostTimes} times that alone beside ${kind}${where}`
    tally.count(times, ms <= mostTimes * aloneMs)
    tally.note(
      times,
      `${aloneMs.toFixed(1)} ms alone, ${ms.toFixed(1)} beside: ${(ms / aloneMs).toFixed(1)} times`,
    )
  }
  const settled = `memory is at most ${mostMemory} times that before, a minute after ${kind}`
  const afterMb = await settleMemory(process, mostMemory * beforeMb)
  tally.count(settled, afterMb <= mostMemory * beforeMb)
  tally.note(settled, `${beforeMb} MB before, ${mostMb} beside, ${afterMb} then`)
}

/** Floods of what costs a service most, while another parent goes on reading. */
export async function floods(place: Place, untilMs: number): Promise<Row[]> {
  const tally = openTally('floods', place.database)
  for (const kind of Object.keys(kinds)) {
    if (Date.now() > untilMs) break
    // What one flood leaves must not pass for what the next one finds.
    const server = await place.start()
    const other = place.database === 'PostgreSQL' ? await place.start() : undefined
    console.error(`${kind} ...`)
    await beside([server, other], kind, tally)
    await server.kill('SIGKILL')
    await other?.kill('SIGKILL')
  }
  return tally.rows()
}
