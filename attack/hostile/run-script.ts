import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { answersIn, type RawAnswer } from './answers-in.ts'
import type { Script } from './scripts-of.ts'

const answerMs = 30_000

export interface Outcome {
  answers: RawAnswer[]
  /** What came and is no whole answer. */
  left: string
  /** Whether the answers that must come had 30 seconds and did not come. */
  isLate: boolean
}

/** The bytes of a script, in the pieces that they are sent in. */
function piecesOf({ whole, last, behind, cuts }: Script): Buffer[] {
  const bytes = Buffer.from(
    [...whole, ...(last ? [last] : []), ...behind].map((request) => request.bytes).join(''),
  )
  const ends = [...cuts.map((cut) => Math.floor(cut * bytes.length)), bytes.length]
  let from = 0
  return ends
    .sort((a, b) => a - b)
    .map((end) => {
      const piece = bytes.subarray(from, end)
      from = end
      return piece
    })
    .filter((piece) => piece.length > 0)
}

/** Sends a script over one connection; answers with null where it did not stay to see an answer. */
export async function runScript(url: string, script: Script): Promise<Outcome | null> {
  const { whole, last, isHalf, leaves, heldMs } = script
  const { hostname, port } = new URL(url)
  const socket = connect({ port: Number(port), host: hostname, noDelay: true })
  // A service that hangs up is within its rights; what it owes is looked at in the answers.
  socket.on('error', () => {})
  const closed = new Promise((resolve) => socket.once('close', resolve))
  await Promise.race([new Promise((resolve) => socket.once('connect', resolve)), closed])
  const came: Buffer[] = []
  const isHead = (index: number) => whole[index]?.isHead === true
  const read = () => answersIn(Buffer.concat(came), isHead)
  const answered = Promise.withResolvers<void>()
  if (leaves === 'reads all') {
    socket.on('data', (bytes) => {
      came.push(bytes)
      // What is still owed is counted each time: an answer is no longer than a few packets.
      if (last === null && read().answers.length >= whole.length) answered.resolve()
      if (isHalf && read().answers.length >= whole.length) answered.resolve()
    })
  } else socket.pause()
  for (const piece of piecesOf(script)) {
    if (!socket.writable) break
    socket.write(piece)
    if (piece.length > 1) await wait(1)
  }
  if (leaves !== 'reads all') {
    await Promise.race([wait(leaves === 'hangs up' ? 0 : heldMs), closed])
    if (leaves === 'hangs up') socket.resetAndDestroy()
    else socket.destroy()
    return null
  }
  const late = new AbortController()
  const isLate = await Promise.race([
    Promise.race([answered.promise, closed]).then(() => false),
    wait(answerMs, true, { signal: late.signal }).catch(() => true),
  ])
  late.abort()
  // What is begun may wait for its rest a while; nothing but a refusal may come of it.
  if (isHalf) await Promise.race([wait(heldMs), closed])
  socket.destroy()
  return { ...read(), isLate }
}
