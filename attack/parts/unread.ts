import type { ChildProcess } from 'node:child_process'
import { residentMb } from '../../bench/api/process-figures.ts'
import { makePlan, newFamily } from '../family.ts'
import type { Place } from '../place.ts'
import { send } from '../requests/send.ts'
import { openUnreadPipelines } from '../requests/unread-pipelines.ts'
import { openTally, type Row, type Tally } from '../tally.ts'

const connections = 4
const heldMs = 15_000
const settledMs = 60_000
const pollMs = 200
const mostTimes = 1.5
const mostMs = 5000

interface Target {
  what: string
  path: string
  token?: string | undefined
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** The largest script of the built pages. */
async function largestScript(url: string): Promise<string> {
  const { text } = await send(url, { method: 'GET', path: '/' })
  const paths = [...new Set(text.match(/\/assets\/[\w.-]+\.js/g))]
  const sizes = await Promise.all(
    paths.map(async (path) => {
      const { headers } = await send(url, { method: 'HEAD', path })
      return { path, bytes: Number(headers.get('content-length')) }
    }),
  )
  const [largest] = sizes.sort((a, b) => b.bytes - a.bytes)
  if (!largest) throw new Error('The web app is not built: npm run attack builds it')
  return largest.path
}

async function targetsOn(url: string): Promise<Target[]> {
  const family = await newFamily(url)
  const { token } = family
  const plan = `/api/meal-plans/${await makePlan(family)}`
  return [
    { what: 'the API document', path: '/api/openapi.json' },
    { what: 'a static file', path: await largestScript(url) },
    { what: 'a plan', path: plan, token },
    { what: 'a stream of events', path: `${plan}/shopping-marks/events`, token },
  ]
}

interface Attacked {
  url: string
  process: ChildProcess
}

/** What another caller and the process go through while answers of a target are not read. */
async function beside({ url, process }: Attacked, target: Target, tally: Tally): Promise<void> {
  const { status } = await send(url, { method: 'GET', path: target.path, token: target.token })
  const answered = `another caller is answered in 5 s while answers of ${target.what} are not read`
  const settled = `memory is at most 1.5 times that before, a minute after ${target.what} is not read`
  tally.count(answered, status === 200, `${status}`)
  const beforeMb = residentMb(process)
  const start = performance.now()
  const pipelines = await openUnreadPipelines(url, target, connections)
  let longestMs = 0
  let mostMb = beforeMb
  const isOver = () => {
    const ms = performance.now() - start
    return ms > settledMs || (ms > heldMs && residentMb(process) <= mostTimes * beforeMb)
  }
  do {
    const askedAt = performance.now()
    const health = await send(url, { method: 'GET', path: '/api/healthz' })
    const ms = performance.now() - askedAt
    longestMs = Math.max(longestMs, ms)
    mostMb = Math.max(mostMb, residentMb(process))
    tally.count(answered, health.status === 200 && ms <= mostMs, `${health.status}`)
    await pause(pollMs)
  } while (!isOver())
  const afterMb = residentMb(process)
  tally.count(settled, afterMb <= mostTimes * beforeMb)
  tally.note(answered, `${Math.round(longestMs)} ms at most`)
  tally.note(settled, `${beforeMb} MB before, ${mostMb} at most, ${afterMb} then`)
  pipelines.close()
}

/** Many requests on few connections, of which no answer is read. */
export async function unread(place: Place, untilMs: number): Promise<Row[]> {
  const tally = openTally('unread', place.database)
  const first = await place.start()
  const targets = await targetsOn(first.url)
  await first.kill('SIGKILL')
  for (const target of targets) {
    if (Date.now() > untilMs) break
    // What one flood leaves must not pass for what the next one finds.
    const server = await place.start()
    await beside(server, target, tally)
    await server.kill('SIGKILL')
  }
  return tally.rows()
}
