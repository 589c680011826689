import { type Family, newFamily } from '../family.ts'
import type { Place } from '../place.ts'
import { send } from '../requests/send.ts'
import { openTally, type Row } from '../tally.ts'

const flood = 60
const rounds = 7
const mostTimes = 3
const headStartMs = 300

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const ask = (url: string, { token, childId }: Family) =>
  send(url, {
    method: 'POST',
    path: '/api/meal-plans/generate',
    token,
    body: JSON.stringify({ child_id: childId, duration_days: 14 }),
  })

async function timed(work: Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work
  return performance.now() - start
}

/** How long a plan takes beside many requests of another account, against alone. */
export async function fairness(place: Place, untilMs: number): Promise<Row[]> {
  const tally = openTally('fairness', place.database)
  const server = await place.start()
  const { url } = server
  const [many, one] = [await newFamily(url), await newFamily(url)]
  await ask(url, one)
  const alone: number[] = []
  const beside: number[] = []
  for (let round = 0; round < rounds && Date.now() < untilMs; round += 1) {
    alone.push(await timed(ask(url, one)))
    const asked = Array.from({ length: flood }, () => ask(url, many))
    await new Promise((resolve) => setTimeout(resolve, headStartMs))
    beside.push(await timed(ask(url, one)))
    const answers = await Promise.all(asked)
    const accepted = answers.filter(({ status }) => status === 201).length
    const refused = answers.filter(({ status }) => status === 429).length
    const sound = accepted >= 1 && accepted + refused === flood
    tally.count(
      'of 60 requests some are planned and the rest told to wait',
      sound,
      `${accepted} and ${refused}`,
    )
  }
  const times = median(beside) / median(alone)
  const what = 'a plan beside 60 requests of another account takes at most 3 times as long'
  tally.count(what, times <= mostTimes)
  const [ms, besideMs] = [median(alone), median(beside)].map((value) => Math.round(value))
  tally.note(
    what,
    `${ms} ms alone, ${besideMs} ms beside: ${times.toFixed(1)} times, median of ${beside.length}`,
  )
  await server.kill('SIGKILL')
  return tally.rows()
}
