import fc from 'fast-check'
import { callsOf, type Document, type DrawnCall } from '../fuzz/calls-of.ts'
import { newKnownFamily } from '../fuzz/known-values.ts'
import type { Place } from '../place.ts'
import { eachAtOnce } from '../requests/each-at-once.ts'
import { faultOf, send } from '../requests/send.ts'
import { openTally, type Row } from '../tally.ts'

const atOnce = 8
/** Each batch is about a family of its own: the one before may be full or changed by then. */
const batch = 1000

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
  const faulty = new Map<string, number>()
  const [asked, succeeded] = [new Set<string>(), new Set<string>()]
  const sendOne = async (call: DrawnCall, session: string) => {
    const token = call.signedIn && !endsSession(call) ? session : undefined
    const headers = { ...call.headers, origin: server.url }
    const answer = await send(server.url, { ...call, headers, token })
    const sample = `${call.method} ${call.path.slice(0, 80)} ${call.body?.slice(0, 160) ?? ''}`
    const fault = faultOf(answer)
    asked.add(call.operation)
    if (answer.status >= 200 && answer.status < 300) succeeded.add(call.operation)
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
    const { token, known } = await newKnownFamily(server.url)
    // The document was written by the service; what is drawn from it need not be right.
    const drawn = fc.sample(callsOf(json as Document, known), { numRuns, seed: seed + sent })
    await eachAtOnce(drawn, atOnce, untilMs, (call) => sendOne(call, token))
  }
  const alive = await send(server.url, { method: 'GET', path: '/api/readyz' })
  tally.count('the process serves afterwards', alive.status === 200, `readyz ${alive.status}`)
  const kinds = [...faulty].map(([kind, times]) => `${times} of ${kind}`)
  tally.note('no answer is 500, late or without a body', [`seed ${seed}`, ...kinds].join('; '))
  const reached = `${succeeded.size} of ${asked.size} calls also succeeded`
  tally.note('every answer is one that the document names', reached)
  const silent = [...asked].filter((call) => !succeeded.has(call))
  if (silent.length > 0) console.error(`never with success: ${silent.join(', ')}`)
  await server.kill('SIGKILL')
  return tally.rows()
}
