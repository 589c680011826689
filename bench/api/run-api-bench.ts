/**
 * Reads a second beside bare handlers, plans a second, and what a plan weighs.
 * Usage: node bench/api/run-api-bench.ts [--seconds N] [--plans N] [--only reads,embedded,size,many,plans]
 *
 * Three rounds, medians; without `--only`, bench/api-results.md is written.
 */
import { execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { Client } from 'pg'
import { startPostgres } from '../../apps/server/src/testing/databases/start-postgres.ts'
import { markdownTable } from '../report/markdown-table.ts'
import { quantile } from '../report/statistics.ts'
import { type FamilyAnswers, fillBare } from './fill-bare.ts'
import { fillPlans } from './fill-plans.ts'
import { type Load, loadOf } from './load.ts'
import { plansPerSecond } from './plans-per-second.ts'
import { fillFamily, openBareServer, openSite } from './sites.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '4' },
    plans: { type: 'string', default: '1000000' },
    only: { type: 'string' },
  },
})
const seconds = Number(values.seconds)
const manyPlans = Number(values.plans)
const rounds = 3
const parts = values.only?.split(',') ?? ['reads', 'embedded', 'size', 'many', 'plans']

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
async function inRounds(urls: readonly string[], token: string): Promise<Map<string, Load[]>> {
  const loads = new Map<string, Load[]>(urls.map((url) => [url, []]))
  for (const url of urls) await loadOf(url, token, 1)
  for (let round = 0; round < rounds; round += 1) {
    for (const url of urls) loads.get(url)?.push(await loadOf(url, token, seconds))
  }
  return loads
}

const perSecond = (load: number) => Math.round(load).toLocaleString('en-US')

async function compareReads(ours: string, bare: string, family: FamilyAnswers): Promise<string> {
  const reads = readsOf(family)
  const urls = reads.flatMap(({ path, bare: bareOf }) => [`${bare}${bareOf}`, `${ours}${path}`])
  const loads = await inRounds(urls, family.token)
  const rows = reads.map(({ name, path, bare: bareOf }) => {
    const own = loads.get(`${ours}${path}`) ?? []
    const least = loads.get(`${bare}${bareOf}`) ?? []
    const [a, b] = [median(own, 'perSecond'), median(least, 'perSecond')]
    return [name, perSecond(a), perSecond(b), (a / b).toFixed(2), `${median(own, 'p99Ms')} ms`]
  })
  return `## Reads on PostgreSQL\n\n${markdownTable(['read', 'a second', 'bare', 'share', '99th percentile'], rows)}`
}

async function embeddedReads(): Promise<string> {
  const site = await openSite()
  try {
    const family = await fillFamily(site.url)
    const reads = readsOf(family)
    const loads = await inRounds(
      reads.map(({ path }) => `${site.url}${path}`),
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

async function sizeOfPlan(url: string, family: FamilyAnswers): Promise<string> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ days: number; row: number }>(
    `select pg_column_size(plan_data) as days, pg_column_size(meal_plans.*) as row from meal_plans where id = $1`,
    [family.plan.id],
  )
  await client.end()
  const json = Buffer.from(JSON.stringify(family.plan))
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
      ['the list of 20 plans on the wire', bytes(list.length)],
    ],
  )}`
}

async function compareTables(few: string, many: string, family: FamilyAnswers): Promise<string> {
  const reads = readsOf(family).slice(0, 3)
  const urls = reads.flatMap(({ path }) => [`${few}${path}`, `${many}${path}`])
  const loads = await inRounds(urls, family.token)
  const rows = reads.map(({ name, path }) => {
    const [a, b] = [few, many].map((url) => median(loads.get(`${url}${path}`) ?? [], 'perSecond'))
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

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()
const isChanged = git('status', '--porcelain', '--', 'apps', 'packages') !== ''
const from = `Commit ${git('rev-parse', '--short', 'HEAD')}${isChanged ? ' and changes that were not committed yet' : ''}, \`npm run bench:api\`: ${rounds} rounds of ${seconds} s, medians, 50 connections; service, bare handlers, PostgreSQL and what sends the requests shared one machine.`

const told: string[] = ['# Reads and plans a second', from]
const tell = (part: string) => {
  console.log(`${part}\n`)
  told.push(part)
}

const postgres = await startPostgres()
try {
  await postgres.createDatabase('few')
  await postgres.createDatabase('bare')
  const first = await openSite(postgres.urlOf('few'))
  const family = await fillFamily(first.url)
  if (parts.includes('reads')) {
    await fillBare(postgres.urlOf('bare'), family)
    const bare = await openBareServer(postgres.urlOf('bare'))
    tell(await compareReads(first.url, bare.url, family))
    await bare.close()
  }
  if (parts.includes('size')) tell(await sizeOfPlan(postgres.urlOf('few'), family))
  if (parts.includes('plans')) {
    const one = await plansPerSecond([first.url], 20)
    const second = await openSite(postgres.urlOf('few'))
    const two = await plansPerSecond([first.url, second.url], 20)
    await second.close()
    tell(
      `## Plans a second, eight parents waiting\n\n${markdownTable(
        ['processes', 'a second'],
        [
          ['one', one.toFixed(1)],
          ['two', two.toFixed(1)],
        ],
      )}`,
    )
  }
  await first.close()
  if (parts.includes('many')) {
    await fillPlans(postgres.urlOf('few'), 1000)
    const admin = new Client({ connectionString: postgres.urlOf('postgres') })
    await admin.connect()
    await admin.query('create database many template few')
    await admin.end()
    await fillPlans(postgres.urlOf('many'), manyPlans - 1000)
    const few = await openSite(postgres.urlOf('few'))
    const many = await openSite(postgres.urlOf('many'))
    tell(await compareTables(few.url, many.url, family))
    await few.close()
    await many.close()
  }
  if (parts.includes('embedded')) tell(await embeddedReads())
  if (!values.only) {
    await writeFile(new URL('../api-results.md', import.meta.url), `${told.join('\n\n')}\n`)
    console.log('bench/api-results.md written')
  }
} finally {
  await postgres.stop()
}
