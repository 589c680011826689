import { setTimeout as wait } from 'node:timers/promises'
import { clientOf } from '../../apps/server/src/testing/client-of.ts'
import { processorMs } from '../../bench/api/process-figures.ts'
import { newFamily } from '../family.ts'
import type { Place } from '../place.ts'
import { openTally, type Row } from '../tally.ts'

const logins = 9
const mostMs = 600
const settledMs = 300

/** What a login takes of a processor: strangers make it work as often as they like. */
export async function login(place: Place): Promise<Row[]> {
  const tally = openTally('login', place.database)
  const server = await place.start()
  const { email, password } = await newFamily(server.url)
  const call = clientOf(server.url)
  const taken: number[] = []
  for (let one = 0; one <= logins; one += 1) {
    const before = processorMs(server.process)
    await call('login', { body: { email, password } })
    // Its mail of a new device is written behind the answer.
    await wait(settledMs)
    // The first one opens the threads.
    if (one > 0) taken.push(processorMs(server.process) - before)
  }
  const ms = taken.sort((a, b) => a - b)[Math.floor(logins / 2)] ?? Number.POSITIVE_INFINITY
  const what = `a login takes at most ${mostMs} ms of one core`
  tally.count(what, ms <= mostMs)
  tally.note(what, `${ms} ms, median of ${logins}: ${taken.join(', ')}`)
  await server.kill('SIGKILL')
  return tally.rows()
}
