/**
 * Attacks the service as it runs, on both databases, on this machine alone. Usage:
 * node attack/run-attack.ts [fuzz tenancy races streams fairness unread hostile guesses login floods kills outages]
 *   [--requests N] [--hostile N] [--guesses N] [--kills N] [--server-kills N] [--outages N] [--minutes N] [--seed N] [--at COMMIT]
 * node attack/run-attack.ts planted
 * node attack/run-attack.ts failover replica
 *
 * With a commit its version is attacked in place of this one, from the same scripts: what did not hold before.
 * Prints what was tried and what did not hold, and ends with 1 where anything did not, or nothing was tried. What is
 * planted never holds: whoever doubts that sees it end with 1. A standby needs Debian's PostgreSQL beside the project's.
 */
import { markdownTable } from '../bench/report/markdown-table.ts'
import { endByFindings } from '../scripts/judging/end-by-findings.ts'
import { type AttackOptions, type Part, readAttackOptions } from './attack-options.ts'
import { failover } from './parts/failover.ts'
import { fairness } from './parts/fairness.ts'
import { floods } from './parts/floods.ts'
import { fuzz } from './parts/fuzz.ts'
import { guesses } from './parts/guesses.ts'
import { hostile } from './parts/hostile.ts'
import { kills } from './parts/kills.ts'
import { login } from './parts/login.ts'
import { outages } from './parts/outages.ts'
import { planted } from './parts/planted.ts'
import { races } from './parts/races.ts'
import { replicaReads } from './parts/replica-reads.ts'
import { streams } from './parts/streams.ts'
import { tenancy } from './parts/tenancy.ts'
import { unread } from './parts/unread.ts'
import {
  killAll,
  openEmbeddedPlace,
  openServerPlace,
  type Place,
  type ServerPlace,
} from './place.ts'
import { openServerPair } from './server-pair.ts'
import type { Row } from './tally.ts'
import { versionAt } from './upgrade/version-at.ts'

interface Step {
  part: Part
  run: () => Promise<Row[]>
}

function stepsOn(place: Place, options: AttackOptions, untilMs: number): Step[] {
  const { seed } = options
  // Half of the requests on each database.
  const requests = Math.ceil(options.requests / 2)
  return [
    { part: 'fuzz', run: () => fuzz(place, { requests, seed, untilMs }) },
    { part: 'tenancy', run: () => tenancy(place) },
    { part: 'races', run: () => races(place, untilMs) },
    { part: 'streams', run: () => streams(place, untilMs) },
    { part: 'fairness', run: () => fairness(place, untilMs) },
    { part: 'planted', run: () => planted(place) },
    { part: 'unread', run: () => unread(place, untilMs) },
    {
      part: 'hostile',
      run: () => hostile(place, { requests: Math.ceil(options.hostile / 2), seed, untilMs }),
    },
    { part: 'guesses', run: () => guesses(place, { tries: options.guesses, seed, untilMs }) },
    { part: 'login', run: () => login(place) },
    { part: 'floods', run: () => floods(place, untilMs) },
  ]
}

const embeddedSteps = (place: Place, options: AttackOptions, untilMs: number): Step[] => [
  ...stepsOn(place, options, untilMs),
  { part: 'kills', run: () => kills(place, { kills: options.kills, processes: 1, untilMs }) },
]

const serverSteps = (place: ServerPlace, options: AttackOptions, untilMs: number): Step[] => [
  ...stepsOn(place, options, untilMs),
  { part: 'kills', run: () => kills(place, { kills: options.serverKills, processes: 2, untilMs }) },
  { part: 'outages', run: () => outages(place, options.outages, untilMs) },
]

/** A part that cannot go on has not held; the others still run. */
async function runSteps(steps: readonly Step[], place: Place, wanted: readonly Part[]) {
  const rows: Row[] = []
  for (const { part, run } of steps) {
    if (!wanted.includes(part)) continue
    console.error(`${part} on ${place.database} ...`)
    try {
      rows.push(...(await run()))
    } catch (error) {
      const note = error instanceof Error ? error.message : String(error)
      rows.push({
        part,
        database: place.database,
        what: 'runs to its end',
        tried: 1,
        broken: 1,
        note,
      })
      await killAll()
    }
  }
  return rows
}

const options = readAttackOptions(process.argv.slice(2))
const untilMs = Date.now() + options.minutes * 60_000
const rows: Row[] = []

const open = new Set<Place>()
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await Promise.allSettled([...open].map((place) => place.close()))
    process.exit(130)
  })
}

/** Opens a place, works on it and leaves nothing of it behind. */
async function at<Opened extends Place>(
  opening: Promise<Opened>,
  stepsOf: (place: Opened) => Step[],
): Promise<void> {
  const place = await opening
  open.add(place)
  try {
    rows.push(...(await runSteps(stepsOf(place), place, options.parts)))
  } finally {
    open.delete(place)
    await place.close()
  }
}

const sum = (count: 'tried' | 'broken') => rows.reduce((total, row) => total + row[count], 0)

await endByFindings(async () => {
  const entry = options.at === null ? undefined : versionAt(options.at).entry
  await at(openEmbeddedPlace(entry), (place) => embeddedSteps(place, options, untilMs))
  await at(openServerPlace(entry), (place) => serverSteps(place, options, untilMs))
  if (options.parts.includes('failover')) {
    await at(openServerPair('failover'), (pair) => [
      { part: 'failover', run: () => failover(pair) },
    ])
  }
  if (options.parts.includes('replica')) {
    await at(openServerPair('reads'), (pair) => [
      { part: 'replica', run: () => replicaReads(pair) },
    ])
  }
  console.log(
    markdownTable(
      ['part', 'database', 'what must hold', 'tried', 'broken', 'note'],
      rows.map((row) => [
        row.part,
        row.database,
        row.what,
        `${row.tried}`,
        `${row.broken}`,
        row.note,
      ]),
    ),
  )
  return { judged: sum('tried'), found: sum('broken') }
})
