/**
 * Reads a second beside bare handlers, plans a second, and what a plan weighs.
 * Usage: node bench/api/run-api-bench.ts [--seconds N] [--plans N] [--made N] [--only reads,embedded,size,many,plans,memory]
 *
 * Three rounds, medians; without `--only`, bench/api-results.md is written. Ends with 1 where a read on PostgreSQL is
 * answered less often than at 0.6 of what bare handlers answer, or nothing is measured.
 */
import { execFileSync } from 'node:child_process'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { Client } from 'pg'
import { startPostgres } from '../../apps/server/src/testing/databases/start-postgres.ts'
import { endByFindings } from '../../scripts/judging/end-by-findings.ts'
import { markdownTable } from '../report/markdown-table.ts'
import { quantile } from '../report/statistics.ts'
import { type FamilyAnswers, fillBare } from './fill-bare.ts'
import { fillPlans } from './fill-plans.ts'
import { type Answering, type Load, loadOf } from './load.ts'
import { makePlans, plansPerSecond } from './plans-per-second.ts'
import { residentMb } from './process-figures.ts'
import { fillFamily, openBareServer, openSite } from './sites.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '4' },
    plans: { type: 'string', default: '1000000' },
    made: { type: 'string', default: '2000' },
    only: { type: 'string' },
  },
})
const seconds = Number(values.seconds)
const manyPlans = Number(values.plans)
const made = Number(values.made)
const rounds = 3
/** The aim of reads, as a share of bare handlers. */
const leastShare = 0.6
let slowReads = 0
const parts = values.only?.split(',') ?? ['reads', 'embedded', 'size', 'many', 'plans', 'memory']

interface Read {
  name: string
  path: string
  bare: string
}

const readsOf = ({ plan }: FamilyAnswers): Read[] => [
  { name: '20 summaries', path: '/api/meal-plans?view=summary&limit=20', bare: '/summaries' },
  { name: 'children', path: '/api/children', bare: '/children' },
  { name: 'status', path: '/api/subscriptions/status', bare: '/status' },
  { name: 'one plan', path: `/api/meal-plans/${plan.id}`, bare: `/plans/${plan.id}` },
]

const median = (loads: readonly Load[], figure: keyof Load) =>
  quantile(
    loads.map((load) => load[figure]),
    0.5,
  )

/** Each address in each round, one after the other, so that what else the machine does meets all of them. */
async function inRounds(
  addresses: readonly Answering[],
  token: string,
): Promise<Map<string, Load[]>> {
  const loads = new Map<string, Load[]>(addresses.map(({ url }) => [url, []]))
  for (const address of addresses) await loadOf(address, token, 1)
  for (let round = 0; round < rounds; round += 1) {
    for (const address of addresses) {
      loads.get(address.url)?.push(await loadOf(address, token, seconds))
    }
  }
  return loads
}

const at = ({ url, process }: Answering, path: string): Answering => ({
  url: `${url}${path}`,
  process,
})

const perSecond = (load: number) => Math.round(load).toLocaleString('en-US')

async function compareReads(
  ours: Answering,
  bare: Answering,
  family: FamilyAnswers,
): Promise<string> {
  const reads = readsOf(family)
  const addresses = reads.flatMap(({ path, bare: bareOf }) => [at(bare, bareOf), at(ours, path)])
  const loads = await inRounds(addresses, family.token)
  const rows = reads.map(({ name, path, bare: bareOf }) => {
    const own = loads.get(at(ours, path).url) ?? []
    const least = loads.get(at(bare, bareOf).url) ?? []
    const [a, b] = [median(own, 'perSecond'), median(least, 'perSecond')]
    const isSlow = !(a / b >= leastShare)
    if (isSlow) slowReads += 1
    const [c, d] = [median(own, 'processorMs'), median(least, 'processorMs')]
    return [
      name,
      perSecond(a),
      perSecond(b),
      `${(a / b).toFixed(2)}${isSlow ? ' **missed**' : ''}`,
      `${median(own, 'p99Ms')} ms`,
      `${c.toFixed(2)} ms`,
      `${d.toFixed(2)} ms`,
      (d / c).toFixed(2),
    ]
  })
  const head = ['read', 'a second', 'bare', 'share', '99th percentile']
  const ofProcess = ['processor time', 'bare', 'share']
  return `## Reads on PostgreSQL\n\nThe aim is a share of ${leastShare}. Processor time is that of the process that answers, for one read.\n\n${markdownTable([...head, ...ofProcess], rows)}`
}

async function embeddedReads(): Promise<string> {
  const site = await openSite()
  try {
    const family = await fillFamily(site.url)
    const reads = readsOf(family)
    const loads = await inRounds(
      reads.map(({ path }) => at(site, path)),
      family.token,
    )
    const rows = reads.map(({ name, path }) => {
      const own = loads.get(`${site.url}${path}`) ?? []
      return [name, perSecond(median(own, 'perSecond')), `${median(own, 'p99Ms')} ms`]
    })
    return `## Reads on the embedded database\n\n${markdownTable(['read', 'a second', '99th percentile'], rows)}`
  } finally {
    await site.close()
  }
}

async function sizeOfPlan(site: string, url: string, family: FamilyAnswers): Promise<string> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ days: number; row: number }>(
    `select pg_column_size(plan_data) as days, pg_column_size(meal_plans.*) as row from meal_plans where id = $1`,
    [family.plan.id],
  )
  await client.end()
  const json = Buffer.from(JSON.stringify(family.plan))
  const firstDay = await fetch(`${site}/api/meal-plans/${family.plan.id}?day=1`, {
    headers: { authorization: `Bearer ${family.token}` },
  })
  const list = Buffer.from(JSON.stringify(family.summaries))
  const bytes = (count: number | undefined) => (count ?? 0).toLocaleString('en-US')
  return `## What a plan of 7 days weighs\n\n${markdownTable(
    ['where', 'bytes'],
    [
      ['its days at rest, packed and sealed', bytes(rows[0]?.days)],
      ['its row', bytes(rows[0]?.row)],
      ['on the wire', bytes(json.length)],
      ['on the wire, gzip', bytes(gzipSync(json).length)],
      ['on the wire, Brotli', bytes(brotliCompressSync(json).length)],
      ['its first day alone, Brotli', bytes(brotliCompressSync(await firstDay.text()).length)],
      ['the list of 20 plans on the wire', bytes(list.length)],
    ],
  )}`
}

async function compareTables(
  few: Answering,
  many: Answering,
  family: FamilyAnswers,
): Promise<string> {
  const reads = readsOf(family).slice(0, 3)
  const addresses = reads.flatMap(({ path }) => [at(few, path), at(many, path)])
  const loads = await inRounds(addresses, family.token)
  const rows = reads.map(({ name, path }) => {
    const [a, b] = [few, many].map((site) =>
      median(loads.get(at(site, path).url) ?? [], 'perSecond'),
    )
    return [name, perSecond(a ?? 0), perSecond(b ?? 0), ((a ?? 0) / (b ?? 1)).toFixed(2)]
  })
  const head = [
    'call of the dashboard',
    '1,000 plans',
    `${manyPlans.toLocaleString('en-US')} plans`,
    'times as slow',
  ]
  return `## Many plans in the table\n\n${markdownTable(head, rows)}`
}

/** What the service holds on its way to so many plans. */
async function memoryTable({ url, process }: Answering): Promise<string> {
  const rows = [['before', `${residentMb(process)} MB`]]
  let done = 0
  for (const plans of new Set([100, 300, made].filter((count) => count <= made))) {
    await makePlans(url, plans - done)
    done = plans
    rows.push([plans.toLocaleString('en-US'), `${residentMb(process)} MB`])
  }
  const said =
    'The service on PostgreSQL; its limit of time for threads that stand idle is not over yet.'
  return `## Memory\n\n${said}\n\n${markdownTable(['plans made', 'holds'], rows)}`
}

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()
const isChanged = git('status', '--porcelain', '--', 'apps', 'packages') !== ''
const from = `Commit ${git('rev-parse', '--short', 'HEAD')}${isChanged ? ' and changes that were not committed yet' : ''}, \`npm run bench:api\`: ${rounds} rounds of ${seconds} s, medians, 50 connections; service, bare handlers, PostgreSQL and what sends the requests shared one machine of ${availableParallelism()} cores, with a load of ${loadavg()[0]?.toFixed(0)} from other programs before it began: shares within a run tell more than seconds.`

const told: string[] = ['# Reads and plans a second', from]
let measured = 0
/** Written after each part: one that fails takes nothing of what was measured along. */
async function tell(part: string): Promise<void> {
  measured += 1
  console.log(`${part}\n`)
  told.push(part)
  if (values.only) return
  await writeFile(new URL('../api-results.md', import.meta.url), `${told.join('\n\n')}\n`)
}

await endByFindings(async () => {
  const postgres = await startPostgres()
  const keysFolder = await mkdtemp(join(tmpdir(), 'brightplate-bench-keys-'))
  const keysOfMany = `${keysFolder}-of-many`
  const openOn = (name: string, keys = keysFolder) =>
    openSite({ url: postgres.urlOf(name), keysFolder: keys })
  try {
    await postgres.createDatabase('few')
    await postgres.createDatabase('bare')
    const first = await openOn('few')
    const family = await fillFamily(first.url)
    if (parts.includes('reads')) {
      await fillBare(postgres.urlOf('bare'), family)
      const bare = await openBareServer(postgres.urlOf('bare'))
      await tell(await compareReads(first, bare, family))
      await bare.close()
    }
    if (parts.includes('size'))
      await tell(await sizeOfPlan(first.url, postgres.urlOf('few'), family))
    if (parts.includes('plans')) {
      const one = await plansPerSecond([first.url], 20)
      const second = await openOn('few')
      const two = await plansPerSecond([first.url, second.url], 20)
      await second.close()
      await tell(
        `## Plans a second, eight parents waiting\n\n${markdownTable(
          ['processes', 'a second'],
          [
            ['one', one.toFixed(1)],
            ['two', two.toFixed(1)],
          ],
        )}`,
      )
    }
    if (parts.includes('memory')) {
      await tell(await memoryTable(first))
    }
    await first.close()
    if (parts.includes('many')) {
      await fillPlans(postgres.urlOf('few'), 1000)
      const admin = new Client({ connectionString: postgres.urlOf('postgres') })
      await admin.connect()
      await admin.query('create database many template few')
      await admin.end()
      await fillPlans(postgres.urlOf('many'), manyPlans - 1000)
      // Its keys are the same ones, in a folder that is not that of `few`.
      const filter = (path: string) => !path.endsWith('/server-database')
      await cp(keysFolder, keysOfMany, { recursive: true, filter })
      const few = await openOn('few')
      const many = await openOn('many', keysOfMany)
      await tell(await compareTables(few, many, family))
      await few.close()
      await many.close()
    }
    if (parts.includes('embedded')) await tell(await embeddedReads())
  } finally {
    await postgres.stop()
    for (const folder of [keysFolder, keysOfMany])
      await rm(folder, { recursive: true, force: true })
  }
  return { judged: measured, found: slowReads }
})
