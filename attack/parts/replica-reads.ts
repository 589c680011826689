import { daysLater, plainDateOf, weekStartOf } from '@brightplate/contract/plain-date'
import { newFamily } from '../family.ts'
import { faultOf, send } from '../requests/send.ts'
import { metricsToken, type ServerPair } from '../server-pair.ts'
import { openTally, type Row } from '../tally.ts'

const roundMs = 3000
const pauseMs = 20

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Reads by who answered them, of one process. */
async function answeredBy(url: string): Promise<Record<string, number>> {
  const headers = { authorization: `Bearer ${metricsToken}` }
  const { text } = await send(url, { method: 'GET', path: '/metrics', headers })
  const lines = text.matchAll(/^replica_reads_total\{answered_by="(\w+)"\} (\d+)$/gm)
  return Object.fromEntries([...lines].map(([, by, count]) => [by, Number(count)]))
}

/**
 * Two processes read a standby where they may: while it follows, stands still, is dead and is back. A session reads what
 * it wrote a moment ago by whichever process, one that only reads is answered all the time.
 */
export async function replicaReads(pair: ServerPair): Promise<Row[]> {
  const tally = openTally('replica', pair.database)
  const urls = [(await pair.start()).url, (await pair.start()).url] as const
  const goal = 'better sleep'
  const families = await Promise.all([0, 1, 2, 3].map(() => newFamily(urls[0])))
  const [reader, ...writers] = families
  if (!reader) throw new Error('No family')
  // Nobody waits here for a minute and a half.
  await pair.query(
    'first',
    `update sessions set created_at = created_at - interval '10 minutes', wrote_at = null`,
  )
  const ticksOf = (childId: string) => `/api/children/${childId}/goal-ticks`
  let ended = false
  const slow: number[] = []

  /** Sessions that write, and read it back at once from the other process. */
  const write = async ({ token, childId }: (typeof writers)[number], index: number) => {
    for (let round = 0; !ended; round += 1) {
      const week_start = daysLater(weekStartOf(plainDateOf(new Date())), -7 * (round % 20))
      const met = Math.floor(round / 20) % 2 === 0
      const body = JSON.stringify({ goal, week_start, met })
      const path = ticksOf(childId)
      const written = await send(urls[(index + round) % 2] ?? '', {
        method: 'PUT',
        path,
        token,
        body,
      })
      tally.count(
        'a write is answered whatever the standby does',
        written.status === 200,
        written.text,
      )
      const read = await send(urls[(index + round + 1) % 2] ?? '', { method: 'GET', path, token })
      const holds = read.text.includes(`"${week_start}"`) === met
      tally.count('a session reads what it wrote, by whichever process', holds, read.text)
      await pause(pauseMs)
    }
  }
  /** A session that only reads. */
  const read = async (url: string) => {
    while (!ended) {
      const began = performance.now()
      const answer = await send(url, {
        method: 'GET',
        path: '/api/meal-plans?view=summary',
        token: reader.token,
      })
      slow.push(performance.now() - began)
      const fault = answer.status === 200 ? null : (faultOf(answer) ?? `${answer.status}`)
      tally.count(
        'a session that only reads is answered 200 all the time',
        fault === null,
        fault ?? '',
      )
      await pause(pauseMs)
    }
  }
  /** By whom reads were answered for a while. */
  const during = async (
    what: string,
    holds: (counts: { replica: number; database: number }) => boolean,
  ) => {
    const before = await answeredBy(urls[0])
    slow.length = 0
    await pause(roundMs)
    const after = await answeredBy(urls[0])
    const counts = {
      replica: (after.replica ?? 0) - (before.replica ?? 0),
      database: (after.database ?? 0) - (before.database ?? 0),
    }
    tally.count(what, holds(counts))
    const slowest = Math.round(Math.max(...slow))
    tally.note(
      what,
      `${counts.replica} by the standby, ${counts.database} by the database; slowest ${slowest} ms`,
    )
  }

  const working = [...writers.map(write), ...urls.map(read)]
  await pause(roundMs)
  await during('a standby that follows answers', ({ replica }) => replica > 20)
  await pair.query('standby', 'select pg_wal_replay_pause()')
  await pause(1500)
  await during('one that stands still answers nothing', ({ replica }) => replica === 0)
  await pair.query('standby', 'select pg_wal_replay_resume()')
  await pause(1500)
  await during('it answers again once it follows', ({ replica }) => replica > 20)
  await pair.freezeStandby()
  await during(
    'one that falls silent holds nobody up',
    ({ database }) => database > 20 && Math.max(...slow) < 3000,
  )
  await pair.thawStandby()
  await pause(2500)
  await during('it answers again once it speaks', ({ replica }) => replica > 20)
  await pair.killStandby()
  await during('one that is dead answers nothing more', ({ database }) => database > 20)
  await pair.startStandby()
  await pause(2500)
  await during('it answers again once it is back', ({ replica }) => replica > 20)
  await pair.promote()
  await pause(1500)
  await during('one that was promoted answers nothing', ({ replica }) => replica === 0)
  ended = true
  await Promise.all(working)
  return tally.rows()
}
