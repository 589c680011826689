import { existsSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { publicApiOfServerModules, serverPublicApiRules } from '../../apps/server/public-api.ts'
import { type Cruise, cruiseAllPlanted } from './cruise.ts'

const server = 'apps/server/src'

/** An import that each rule forbids, by the folder that has it: what is imported is inside of its module. */
const forbidden: Record<string, readonly [folder: string, specifier: string]> = {
  'src-backups-has-a-public-api': [`${server}/health`, '../backups/take-backup.ts'],
  'db-embedded-has-a-public-api': [`${server}/health`, '../db/embedded/wal-sync.ts'],
  'db-server-has-a-public-api': [`${server}/health`, '../db/server/connections/shared-pool.ts'],
  'src-mail-has-a-public-api': [`${server}/auth`, '../mail/write-to-outbox.ts'],
  'models-proposals-has-a-public-api': [`${server}/models`, './proposals/kitchen-lexicon.ts'],
  'payments-sandbox-has-a-public-api': [`${server}/account`, '../payments/sandbox/sandbox-page.ts'],
  'payments-stripe-has-a-public-api': [
    `${server}/subscriptions`,
    '../payments/stripe/stripe-prices.ts',
  ],
  'plans-changing-has-a-public-api': [
    `${server}/meal-templates`,
    '../plans/changing/store-revision.ts',
  ],
  'plans-generations-has-a-public-api': [
    `${server}/plans/changing`,
    '../generations/making/store-plan.ts',
  ],
  'src-threads-has-a-public-api': [`${server}/profile-terms`, '../threads/plan-worker.ts'],
  'src-web-has-a-public-api': [`${server}/auth`, '../web/dress-page.ts'],
  'meal-plans-src-has-a-public-api': [
    `${server}/children`,
    '../../../../packages/meal-plans/src/check/broken-amounts.ts',
  ],
  'reading-plans-knows-neither-making-nor-changing': [
    `${server}/plans`,
    './generations/reserving/reserve-generation.ts',
  ],
  'making-plans-knows-no-changing': [
    `${server}/plans/generations/making`,
    '../../changing/make-revision.ts',
  ],
}

const open: readonly (readonly [folder: string, specifier: string])[] = [
  [`${server}/plans/changing`, '../generations/reserving/reserve-generation.ts'],
  [`${server}/plans/generations/making`, '../reserving/next-position.ts'],
  [`${server}/jobs`, '../plans/changing/make-revision.ts'],
]

let cruised: Cruise
const planted = (folder: string, name: string) => `${folder}/planted-${name}.ts`
const brokenBy = (path: string) =>
  cruised.summary.violations.filter(({ from }) => from === path).map(({ rule }) => rule.name)

beforeAll(async () => {
  const bad = Object.entries(forbidden).map(([rule, [folder, specifier]]) => [
    planted(folder, rule),
    `import '${specifier}'\n`,
  ])
  const good = open.map(([folder, specifier], at) => [
    planted(folder, `public file-${at}`),
    `import '${specifier}'\n`,
  ])
  cruised = await cruiseAllPlanted(Object.fromEntries([...bad, ...good]))
}, 120_000)

describe('the public files of the server', () => {
  it.each(
    Object.entries(publicApiOfServerModules).flatMap(([module, publicFiles]) =>
      publicFiles.map((publicFile) => `${module}/${publicFile}.ts`),
    ),
  )('%s is there', (publicFile) => {
    expect(existsSync(publicFile)).toBe(true)
  })

  it.each(serverPublicApiRules.map(({ name }) => name))('%s', (rule) => {
    const [folder = '', specifier = ''] = forbidden[rule] ?? []
    expect(existsSync(`${folder}/${specifier}`)).toBe(true)
    expect(brokenBy(planted(folder, rule))).toEqual([rule])
  })

  it.each(open)('%s may import %s', (folder, specifier) => {
    const at = open.findIndex(([one, other]) => one === folder && other === specifier)
    expect(brokenBy(planted(folder, `public file-${at}`))).toEqual([])
  })
})
