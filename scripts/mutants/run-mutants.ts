import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { judgeMutants, type Mutant, mutantsOf, shareKilled } from './mutant-report.ts'
import { type MutatedFolder, mostOnDatabase, mutatedFolders } from './mutated-folders.ts'
import { rowOf, tableOf, withRow } from './results-page.ts'
import { makeScratchClone } from './scratch-clone.ts'

/** Of the mutants that change anything, at least so many are to be noticed. */
const aim = 0.92
/** Of a drawn sample: the same mutants each time. The page of results holds those of this seed. */
const pageSeed = 'brightplate'

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')
const resultsPage = join(root, 'bench/mutants.md')
const cacheFolder = join(root, 'node_modules/.cache/mutants')

/** What Stryker is given. Results of before are used again, but not of a sample: it would be drawn of the rest. `most` is null for all. */
const configOf = ({ name, sources }: MutatedFolder, most: number | null, clone: string) => ({
  testRunner: 'vitest',
  plugins: [
    '@stryker-mutator/vitest-runner',
    ...(most === null ? [] : [join(clone, 'scripts/mutants/sample-checker.mjs')]),
  ],
  checkers: most === null ? [] : ['sample'],
  vitest: { configFile: 'scripts/mutants/vitest.mutants.config.ts', related: false },
  mutate: [...sources, '!**/*.test.ts', '!**/*.test-d.ts'],
  // In the scratch clone; a copy of Stryker's own would import packages by links that lead out of it.
  inPlace: true,
  // It rewrites a file of TypeScript's settings by a library that TypeScript 7 does without.
  tsconfigFile: 'none.json',
  concurrency: 1,
  // Wide: on a busy machine what is slow is not to pass for what never ends.
  dryRunTimeoutMinutes: 60,
  timeoutMS: 60_000,
  timeoutFactor: 4,
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: 'mutants.json' },
  incremental: most === null,
  incrementalFile: join(cacheFolder, `${name.replaceAll('/', '-')}.json`),
})

async function runStryker(
  folder: MutatedFolder,
  most: number | null,
  seed: string,
  clone: string,
): Promise<boolean> {
  const config = join(clone, 'stryker.config.json')
  writeFileSync(config, JSON.stringify(configOf(folder, most, clone)))
  const child = spawn('stryker', ['run', config], {
    cwd: clone,
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`,
      MUTANTS_TESTS: JSON.stringify(folder.tests),
      ...(folder.onDatabase && { MUTANTS_ON_DATABASE: '1' }),
      ...(most !== null && { MUTANTS_SAMPLE: JSON.stringify({ most, seed }) }),
    },
  })
  // Whoever stops this stops what it began.
  process.once('exit', () => child.kill())
  return new Promise((resolve) => {
    child.once('error', () => resolve(false))
    child.once('close', (code) => resolve(code === 0))
  })
}

function printMutants(title: string, mutants: readonly Mutant[]): void {
  if (mutants.length === 0) return
  console.log(`\n${title}`)
  for (const { file, line, original, replacement } of mutants) {
    console.log(`  ${file}:${line}  ${original.slice(0, 160)}  =>  ${replacement.slice(0, 160)}`)
  }
}

/**
 * Runs one folder, or at most so many of its mutants; prints its row, and keeps that of the page's seed. Answers whether enough were
 * noticed.
 */
async function runFolder(
  folder: MutatedFolder,
  most: number | null,
  seed: string,
): Promise<boolean> {
  console.log(`\n== ${folder.name}`)
  mkdirSync(cacheFolder, { recursive: true })
  const clone = makeScratchClone(root)
  const remove = () => rmSync(clone, { recursive: true, force: true, maxRetries: 5 })
  process.once('exit', remove)
  const ended = await runStryker(folder, most, seed, clone)
  const report = join(clone, 'mutants.json')
  if (!ended || !existsSync(report)) {
    console.error('Stryker did not come to its end: see above.')
    return false
  }
  const equivalents = JSON.parse(
    readFileSync(new URL('./equivalents.json', import.meta.url), 'utf8'),
  )
  const mutants = mutantsOf(JSON.parse(readFileSync(report, 'utf8')))
  writeFileSync(
    join(cacheFolder, `${folder.name.replaceAll('/', '-')}.list.json`),
    JSON.stringify(mutants),
  )
  remove()
  const judged = judgeMutants(mutants, equivalents)
  const share = shareKilled(judged)
  const row = {
    folder: folder.name,
    mutants: judged.killed + judged.timeouts + judged.equivalent.length + judged.open.length,
    killed: judged.killed,
    timeouts: judged.timeouts,
    equivalent: judged.equivalent.length,
    open: judged.open.length,
    share,
    sampled: most !== null,
  }
  printMutants('Noticed by no test:', judged.open)
  if (most === null) {
    for (const { file, original, replacement } of judged.stale) {
      console.log(`\nNamed as equivalent, and it is none: ${file}  ${original}  =>  ${replacement}`)
    }
  }
  console.log(`\n${tableOf([rowOf(row)])}`)
  if (seed === pageSeed) {
    writeFileSync(
      resultsPage,
      withRow(existsSync(resultsPage) ? readFileSync(resultsPage, 'utf8') : '', row),
    )
  }
  return share >= aim
}

const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { most: { type: 'string' }, seed: { type: 'string', default: pageSeed } },
})
const asked = values.most === undefined ? null : Number(values.most)
const known = mutatedFolders.map(({ name }) => name)
const isCount = asked === null || (Number.isInteger(asked) && asked > 0)
if (wanted.length === 0 || wanted.some((name) => !known.includes(name)) || !isCount) {
  console.error(
    `Say which: npm run mutants -- FOLDER, one or more of ${known.join(', ')}; with --most 100 that many of its mutants, drawn, and with --seed WORD another draw.`,
  )
  process.exit(1)
}
// Hours of work that nobody waits for.
setPriority(10)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
const missed: string[] = []
for (const folder of mutatedFolders.filter(({ name }) => wanted.includes(name))) {
  const most = asked ?? (folder.onDatabase ? mostOnDatabase : null)
  if (!(await runFolder(folder, most, values.seed))) missed.push(folder.name)
}
if (missed.length > 0) console.error(`\nUnder ${aim * 100} % noticed: ${missed.join(', ')}`)
process.exit(missed.length === 0 ? 0 : 1)
