/**
 * What a visit, a plan, a tick and a new family cost: processor time of the service and of the database, commits, bytes of
 * the log and bytes that stay. One process, one PostgreSQL server, one caller. Usage: node bench/capacity/run-capacity-bench.ts
 */
import { startPostgres } from '../../apps/server/src/testing/databases/start-postgres.ts'
import { testDataKey } from '../../apps/server/src/testing/open-test-keys.ts'
import { type Family, makePlan, newFamily } from '../../attack/family.ts'
import { killAll, newFolder, removeFolder, startIn } from '../../attack/place.ts'
import { endByFindings } from '../../scripts/judging/end-by-findings.ts'
import { processorMs } from '../api/process-figures.ts'
import { markdownTable } from '../report/markdown-table.ts'
import { type Counted, openCounter } from './count-database.ts'

const name = 'capacity'
const restMs = 60_000

interface Act {
  name: string
  times: number
  act: (number: number) => Promise<unknown>
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** What a page of today asks for, and the plan with its list. */
async function visit({ call }: Family, planId: string): Promise<void> {
  const params = { id: planId }
  await Promise.all([
    call('readAccount', {}),
    call('listChildren', {}),
    call('readSubscription', {}),
    call('listPlans', { query: { view: 'summary', limit: 20 } }),
  ])
  await Promise.all([call('readPlan', { params }), call('listShoppingMarks', { params })])
}

await endByFindings(async () => {
  const postgres = await startPostgres()
  const folder = await newFolder()
  try {
    await postgres.createDatabase(name)
    const server = await startIn({
      DATABASE_URL: postgres.urlOf(name),
      DATA_DIR: folder,
      DATA_KEY: testDataKey,
      KEYS_DIR: `${folder}/keys`,
    })
    const { url } = server
    const count = await openCounter(postgres.urlOf(name))
    const family = await newFamily(url)
    const planId = await makePlan(family)
    const lines = ['salt', 'rice', 'oats', 'milk']
    const tick = (number: number) =>
      family.call('changeShoppingMarks', {
        params: { id: planId },
        body: {
          marks: [
            {
              line: lines[number % lines.length] ?? '',
              state: number % 2 === 0 ? 'in_cart' : 'open',
              lasting: false,
              changed_at: new Date().toISOString(),
            },
          ],
        },
      })
    const families: Family[] = []
    const acts: Act[] = [
      { name: 'a new family', times: 60, act: async () => families.push(await newFamily(url)) },
      // The free week of the first, so that each has its own.
      { name: 'a plan of 7 days', times: 60, act: (one) => makePlan(families[one] ?? family) },
      { name: 'a visit', times: 300, act: () => visit(family, planId) },
      { name: 'a tick on the list', times: 300, act: tick },
      { name: 'a minute at rest', times: 1, act: () => pause(restMs) },
    ]
    const rows: string[][] = []
    for (const { name: what, times, act } of acts) {
      await pause(3000)
      const before: Counted = await count()
      const serviceMs = processorMs(server.process)
      for (let one = 0; one < times; one += 1) await act(one)
      // Counters of the server are told within a second.
      await pause(1500)
      const after = await count()
      const each = (of: keyof Counted) => (after[of] - before[of]) / times
      rows.push([
        what,
        ((processorMs(server.process) - serviceMs) / times).toFixed(1),
        each('processorMs').toFixed(1),
        each('commits').toFixed(1),
        (each('logBytes') / 1024).toFixed(1),
        (each('bytes') / 1024).toFixed(1),
      ])
    }
    const head = ['act', 'service ms', 'database ms', 'transactions', 'log kB', 'stays kB']
    console.log(markdownTable(head, rows))
    return { judged: rows.length, found: 0 }
  } finally {
    await killAll()
    await postgres.stop()
    await removeFolder(folder)
  }
})
