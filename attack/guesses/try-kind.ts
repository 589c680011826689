import fc from 'fast-check'
import { eachAtOnce } from '../requests/each-at-once.ts'
import { faultOf } from '../requests/send.ts'
import type { Tally } from '../tally.ts'
import {
  type GuessKind,
  mostOfAccount,
  mostOfAddress,
  mostOfNetwork,
  type Source,
} from './guess-kind.ts'

const atOnce = 20
/** Clocks of two processes: a second, or nearly. */
const refusedMs = 950

/**
 * Where each try comes from: a third from one address, half from a network, the rest from a network each; from others
 * than those of the kinds before, which are counted with them.
 */
function sourcesOf({ tries, seed, at }: Pick<Tries, 'tries' | 'seed' | 'at'>): Source[] {
  const groups = fc.oneof(
    { arbitrary: fc.constant('address' as const), weight: 3 },
    { arbitrary: fc.constant('network' as const), weight: 5 },
    { arbitrary: fc.constant('anywhere' as const), weight: 2 },
  )
  return fc.sample(groups, { numRuns: tries, seed }).map((group, number) => ({
    group,
    ip: {
      address: `198.51.${100 + at}.7`,
      network: `198.18.${at}.${1 + (number % 250)}`,
      anywhere: `100.${64 + 2 * at + Math.floor(number / 250)}.${number % 250}.9`,
    }[group],
  }))
}

interface Tries {
  urls: readonly string[]
  tries: number
  seed: number
  /** Which of the kinds this is. */
  at: number
  untilMs: number
}

/** Tries a way in again and again, from everywhere and through every process, and judges what came of it. */
export async function tryKind(
  tally: Tally,
  kind: GuessKind,
  { urls, untilMs, ...drawn }: Tries,
): Promise<void> {
  const { what, may, secret } = kind
  const sources = sourcesOf(drawn).map((source, number) => ({ ...source, number }))
  const looked = { address: 0, network: 0, anywhere: 0 }
  const opens = `no try at ${what} opens anything or tells of whom it is`
  const late = `each try at ${what} that is one too many is told so a second later`
  const answered = `each try at ${what} is answered as was written down`
  await eachAtOnce(sources, atOnce, untilMs, async ({ group, ip, number }) => {
    const start = performance.now()
    const answer = await kind.guess(urls[number % urls.length] ?? '', ip, number)
    const ms = performance.now() - start
    const { status, text } = answer
    // What is refused before it is looked at is no guess; nor is one at a link that ended by those before.
    const isRefused = [0, 429, 503].includes(status) || (kind.isOfAccount && status === 404)
    if (!isRefused) looked[group] += 1
    const note = `${status} ${text.slice(0, 80)}`
    tally.count(opens, status >= 400 && !text.includes(secret), note)
    if (status === 429) tally.count(late, ms >= refusedMs, `${Math.round(ms)} ms`)
    tally.count(answered, may.includes(status) && faultOf(answer) === null, note)
  })
  const all = looked.address + looked.network + looked.anywhere
  const limited = `tries at ${what} are looked at as often as docs/accounts-and-payments.md says`
  if (kind.isOfAccount) tally.count(limited, all <= mostOfAccount, `${all}`)
  if (kind.isOfPlace) {
    tally.count(limited, looked.address <= mostOfAddress, `${looked.address} of one address`)
    tally.count(limited, looked.network <= mostOfNetwork, `${looked.network} of one network`)
  }
  tally.note(
    opens,
    `${looked.address}, ${looked.network} and ${looked.anywhere} looked at of one address, one network, a network each`,
  )
  const home = `the parent gets in after tries at ${what}`
  tally.count(home, await kind.parentGetsIn(urls.at(-1) ?? ''))
}
