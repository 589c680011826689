import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openEmbeddedDatabase } from '../../apps/server/src/db/embedded/open-embedded-database.ts'
import { customersToForget } from '../../apps/server/src/db/tables/operator/customers-to-forget.ts'

const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
)

/** A folder with these files, those that end so packed. */
function folderOf(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'brightplate-judged-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, name.endsWith('.gz') ? gzipSync(content) : content)
  }
  return folder
}

/** How a command of package.json ends, run as npm runs it, and what it prints. */
async function run(command: string, args: string[], env: NodeJS.ProcessEnv = {}) {
  const [, ...words] = (scripts[command] ?? '').split(' ')
  const { PATH, HOME, TMPDIR } = process.env
  const child = spawn(process.execPath, [...words, ...args], {
    env: { PATH, HOME, ...(TMPDIR && { TMPDIR }), ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [said, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')])
  return { code, said }
}

describe('a command that judges', () => {
  const measuring = ['bench:sync', 'bench:ingredient-lines']
  const judging = Object.keys(scripts).filter(
    (name) =>
      /^(attack$|bench|foods:verify|billing:check|plans:golden)/.test(name) &&
      !measuring.includes(name),
  )

  it.each(judging)('ends by its findings: %s', (name) => {
    const file = scripts[name]?.split(' ').at(-1) ?? ''
    expect(readFileSync(file, 'utf8')).toMatch(/^await endByFindings\(/m)
  })
})

describe('bench:labels', () => {
  const runWith = (rows: string) => {
    const folder = folderOf({
      'dev_allergen_ingredients.csv': `ingredient,allergen\n${rows}`,
      'dev_tagged_recipes.jsonl.gz': '',
    })
    return run('bench:labels', [folder])
  }

  it('ends with 0 where every labelled ingredient is found', async () => {
    expect(await runWith('whole milk,milk\n')).toMatchObject({ code: 0 })
  })

  it.each([
    ['one is missed', 'whole milk,milk\ncarrots,milk\n'],
    ['a label is not read', 'whole milk,milk\ncarrots,nightshades\n'],
  ])('ends with 1 where %s', async (_, rows) => {
    expect(await runWith(rows)).toMatchObject({ code: 1, said: expect.stringMatching(/^recall/) })
  })
})

describe('bench:typed', () => {
  const runWith = (rows: string) =>
    run('bench:typed', [
      join(folderOf({ 'typed.csv': `list,phrase,must_keep_out\n${rows}` }), 'typed.csv'),
    ])

  it('ends with 0 where no phrase is read wrong', async () => {
    expect(await runWith('allergies,milk,milk\n')).toMatchObject({ code: 0 })
  })

  it('ends with 1 where one is', async () => {
    const { code, said } = await runWith('allergies,milk,milk\nallergies,egg,milk\n')
    expect(code).toBe(1)
    expect(said).toMatch(/^wrong-silent: 1 of 2/m)
  })
})

describe('bench', () => {
  const row = '4-8,any,Quux of the seven seas,9999,1,100'
  const head = 'age,occ,description,wweia_category,pct_days,kcal_mean'

  it('ends with 1 where an aim is missed, and where none was held against anything', async () => {
    const folder = folderOf({ 'nhanes_kids_by_food.csv.gz': `${head}\n${row}\n` })
    const results = ['--results', join(folder, 'results.md')]
    const missed = await run('bench', ['R', '--eating', folder, ...results])
    expect(missed).toEqual({ code: 1, said: expect.stringMatching(/MISSED/) })
    expect(readFileSync(join(folder, 'results.md'), 'utf8')).toMatch(/\*\*missed\*\*/)
    const unheld = await run('bench', ['R', ...results])
    expect(unheld).toEqual({ code: 1, said: expect.stringMatching(/not run/) })
  })
})

it('foods:verify ends with 1 where a figure is not that of its record', async () => {
  const folder = folderOf({
    'sr28_foods.csv.gz': 'ndb_no,fdc_id\n',
    'fndds_nutrients_2021_23.csv.gz': 'Food code\n',
    'eating/ppnap_prices.csv.gz': 'food_code,price_2024_100g\n',
  })
  const { code, said } = await run('foods:verify', [folder])
  expect(code).toBe(1)
  expect(said).toMatch(/ [1-9]\d* differences$/m)
})

it('plans:golden ends with 1 where plans cannot be written', async () => {
  const folder = folderOf({ file: '' })
  const written = await run('plans:golden', [join(folder, 'file', 'plans')])
  expect(written).toEqual({ code: 1, said: '' })
})

it('billing:check ends with 1 where there is a difference', async () => {
  const DATA_DIR = folderOf({})
  const { db, close } = await openEmbeddedDatabase(DATA_DIR)
  const left = { customerId: 'planted', userId: crypto.randomUUID(), requestedAt: new Date() }
  await db.insert(customersToForget).values(left)
  await close()
  const checked = await run('billing:check', [], { DATA_DIR })
  expect(checked).toEqual({ code: 1, said: expect.stringMatching(/^Differences: 1$/m) })
})
