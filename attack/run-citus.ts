/**
 * Attacks the service on a Citus cluster that is there. Usage: node attack/run-citus.ts URL [--kills N]
 *   [--kill-worker COMMAND --revive-worker COMMAND]
 *
 * The database is one that only tests have: all rows in it are deleted.
 * Without the commands no worker is killed, which is said.
 */
import { parseArgs } from 'node:util'
import { markdownTable } from '../bench/report/markdown-table.ts'
import { endByFindings } from '../scripts/judging/end-by-findings.ts'
import { openCitusPlace } from './citus/citus-place.ts'
import { erasing } from './citus/erasing.ts'
import { workerOutage } from './citus/worker-outage.ts'
import { kills } from './parts/kills.ts'
import type { Row } from './tally.ts'

const mostMs = 10 * 60_000

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    kills: { type: 'string', default: '6' },
    'kill-worker': { type: 'string' },
    'revive-worker': { type: 'string' },
  },
})

const rowOf = ({ part, database, what, tried, broken, note }: Row) => [
  part,
  database,
  what,
  `${tried}`,
  `${broken}`,
  note,
]

await endByFindings(async () => {
  const place = await openCitusPlace(positionals[0] ?? '')
  const rows: Row[] = []
  try {
    rows.push(...(await erasing(place)))
    const [kill, revive] = [values['kill-worker'], values['revive-worker']]
    if (kill && revive) rows.push(...(await workerOutage(place, { kill, revive })))
    else console.log('Not run: no commands were given that kill a worker and start it again.')
    const options = { kills: Number(values.kills), processes: 2, untilMs: Date.now() + mostMs }
    rows.push(...(await kills(place, options)))
  } finally {
    await place.close()
  }
  console.log(
    markdownTable(
      ['part', 'database', 'what must hold', 'tried', 'broken', 'note'],
      rows.map(rowOf),
    ),
  )
  const sum = (count: 'tried' | 'broken') => rows.reduce((total, row) => total + row[count], 0)
  return { judged: sum('tried'), found: sum('broken') }
})
