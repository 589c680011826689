import fc from 'fast-check'
import { brokenBodies, brokenRequests, halfRequests } from './closing-requests.ts'
import type { Accounts, HostileRequest } from './hostile-request.ts'
import { wholeRequests } from './whole-requests.ts'

const mostWhole = 20
const mostCuts = 4
const mostHeldMs = 2000

/** What one connection sends without waiting for an answer, and how it leaves. */
export interface Script {
  whole: readonly HostileRequest[]
  /** After which nothing is read. */
  last: HostileRequest | null
  /** Whether the last is one that is begun and never ended. */
  isHalf: boolean
  /** Behind what ends the connection; it gets no answer. */
  behind: readonly HostileRequest[]
  leaves: 'reads all' | 'reads nothing' | 'hangs up'
  /** Shares of the bytes at which they are sent in pieces. */
  cuts: readonly number[]
  /** How long a connection is kept on which no answer comes or is read. */
  heldMs: number
}

export const requestsIn = ({ whole, last, behind }: Script) =>
  whole.length + (last ? 1 : 0) + behind.length

/** Connections of pipelined requests: the same for the same seed and accounts. */
export function scriptsOf(accounts: Accounts): fc.Arbitrary<Script> {
  const drawn = wholeRequests(accounts)
  const login = ({ what }: HostileRequest) => what === 'a stranger’s login'
  // A hash takes a core for a third of a second: what many of them do is another part.
  const whole = fc.oneof(
    { arbitrary: fc.constantFrom(...drawn.filter((one) => !login(one))), weight: 3000 },
    { arbitrary: fc.constantFrom(...drawn.filter(login)), weight: 1 },
  )
  const broken = fc.record({
    last: fc.constantFrom(...brokenRequests(accounts), ...brokenBodies(accounts)),
    isHalf: fc.constant(false),
    behind: fc.array(fc.constantFrom(...drawn.slice(0, 2)), { maxLength: 2 }),
  })
  const half = fc.record({
    last: fc.constantFrom(...halfRequests(accounts)),
    isHalf: fc.constant(true),
    behind: fc.constant([]),
  })
  const none = fc.constant({ last: null, isHalf: false, behind: [] })
  return fc
    .record({
      whole: fc.array(whole, { minLength: 1, maxLength: mostWhole, size: 'max' }),
      ending: fc.oneof(broken, half, none),
      leaves: fc.oneof(
        { arbitrary: fc.constant('reads all' as const), weight: 8 },
        { arbitrary: fc.constantFrom('reads nothing' as const, 'hangs up' as const), weight: 2 },
      ),
      cuts: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: mostCuts }),
      heldMs: fc.nat(mostHeldMs),
    })
    .map(({ ending, whole, ...script }) => ({
      ...script,
      ...ending,
      // Node neither answers what is broken right behind an upgrade that was not taken, nor reads on: its timeout ends that.
      whole: ending.last && whole.at(-1)?.what === 'an upgrade' ? whole.slice(0, -1) : whole,
    }))
}
