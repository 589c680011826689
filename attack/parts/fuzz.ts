import fc from 'fast-check'
import { eachAtOnce } from '../each-at-once.ts'
import { makePlan, newFamily } from '../family.ts'
import { callsOf, type Document, type DrawnCall } from '../fuzz/calls-of.ts'
import type { Place } from '../place.ts'
import { faultOf, send } from '../send.ts'
import { openTally, type Row } from '../tally.ts'

const families = 4
const atOnce = 8
const batch = 500

/** Logging out would end the session that the other calls need. */
const endsSession = (call: DrawnCall) => call.operation === 'POST /api/auth/logout'

/** Draws requests from the API's own document, hostile values among them. */
export async function fuzz(
  place: Place,
  { requests, seed, untilMs }: { requests: number; seed: number; untilMs: number },
): Promise<Row[]> {
  const tally = openTally('fuzz', place.database)
  const server = await place.start()
  const { json } = await send(server.url, { method: 'GET', path: '/api/openapi.json' })
  const parents = await Promise.all(Array.from({ length: families }, () => newFamily(server.url)))
  const [first] = parents
  if (!first) throw new Error('No family')
  const planId = await makePlan(first)
  const ids = { children: [first.childId], plans: [planId], jobs: [], templates: [] }
  // The document was written by the service; what is drawn from it need not be right.
  const calls = callsOf(json as Document, ids)
  const faulty = new Map<string, number>()
  const sendOne = async (call: DrawnCall) => {
    const parent = parents[call.path.length % families === 0 ? 1 : 0]
    const token = call.signedIn && !endsSession(call) ? parent?.token : undefined
    const answer = await send(server.url, { ...call, token })
    const sample = `${call.method} ${call.path.slice(0, 80)} ${call.body?.slice(0, 160) ?? ''}`
    const fault = faultOf(answer)
    if (fault) {
      const kind = `${call.operation} ${fault}`
      if (!faulty.has(kind)) console.error(`${fault}: ${call.method} ${call.path} ${call.body}`)
      faulty.set(kind, (faulty.get(kind) ?? 0) + 1)
    }
    tally.count('no answer is 500, late or without a body', fault === null)
    tally.count(
      'every answer is one that the document names',
      answer.status === 0 || call.documented.includes(answer.status),
      `${answer.status}: ${sample}`,
    )
  }
  for (let sent = 0; sent < requests && Date.now() < untilMs; sent += batch) {
    const numRuns = Math.min(batch, requests - sent)
    const drawn = fc.sample(calls, { numRuns, seed: seed + sent })
    await eachAtOnce(drawn, atOnce, untilMs, sendOne)
  }
  const alive = await send(server.url, { method: 'GET', path: '/api/readyz' })
  tally.count('the process serves afterwards', alive.status === 200, `readyz ${alive.status}`)
  const kinds = [...faulty].map(([kind, times]) => `${times} of ${kind}`)
  tally.note('no answer is 500, late or without a body', [`seed ${seed}`, ...kinds].join('; '))
  await server.kill('SIGKILL')
  return tally.rows()
}
