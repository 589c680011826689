import { parseArgs } from 'node:util'

export const parts = [
  'fuzz',
  'tenancy',
  'races',
  'streams',
  'fairness',
  'unread',
  'hostile',
  'guesses',
  'login',
  'floods',
  'kills',
  'outages',
] as const
/** What runs only where it is named: that, and what needs the tools of PostgreSQL. */
const named = [...parts, 'planted', 'failover', 'replica'] as const
export type Part = (typeof named)[number]

export interface AttackOptions {
  parts: readonly Part[]
  /** Requests drawn from the API's document, in all. */
  requests: number
  /** Hostile requests on raw connections, in all. */
  hostile: number
  /** Tries to get in, of each kind on each database. */
  guesses: number
  /** Kills of the process on the embedded database. */
  kills: number
  /** Kills on PostgreSQL, where two processes run. */
  serverKills: number
  outages: number
  /** Minutes after which no part begins anything more. */
  minutes: number
  /** What the fuzz is drawn from: the same seed draws the same requests. */
  seed: number
  /** The version that is attacked; null for this one. */
  at: string | null
}

const isPart = (name: string): name is Part => named.some((part) => part === name)

function wholeNumber(name: string, text: string): number {
  const number = Number(text)
  if (!Number.isInteger(number) || number < 0) {
    throw new RangeError(`--${name} takes a whole number`)
  }
  return number
}

/** "fuzz kills --requests 3000 --kills 4"; without parts all of them. */
export function readAttackOptions(args: readonly string[]): AttackOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      requests: { type: 'string', default: '30000' },
      hostile: { type: 'string', default: '100000' },
      guesses: { type: 'string', default: '400' },
      kills: { type: 'string', default: '40' },
      'server-kills': { type: 'string', default: '20' },
      outages: { type: 'string', default: '15' },
      minutes: { type: 'string', default: '60' },
      seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
      at: { type: 'string' },
    },
  })
  const unknown = positionals.filter((name) => !isPart(name))
  if (unknown.length > 0)
    throw new RangeError(`${unknown.join(', ')}: parts are ${parts.join(', ')}`)
  return {
    parts: positionals.length > 0 ? positionals.filter(isPart) : parts,
    requests: wholeNumber('requests', values.requests),
    hostile: wholeNumber('hostile', values.hostile),
    guesses: wholeNumber('guesses', values.guesses),
    kills: wholeNumber('kills', values.kills),
    serverKills: wholeNumber('server-kills', values['server-kills']),
    outages: wholeNumber('outages', values.outages),
    minutes: wholeNumber('minutes', values.minutes),
    seed: wholeNumber('seed', values.seed),
    at: values.at ?? null,
  }
}
