import { type SpawnOptions, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromiumPath } from './chromium-path.ts'
import { endByFindings } from './judging/end-by-findings.ts'
import { folderInMemory } from './test-run/folder-in-memory.ts'
import { type Counts, countJourneys, countRun, countTests } from './test-run/test-counts.ts'

/** A check without a runner of its own counts as one test. */
interface Check {
  title: string
  command: readonly string[]
}

const build: Check = { title: 'Build of the web app', command: ['node', 'scripts/build-web.mjs'] }
/** What the tests start runs out of it, as `npm start` does. */
const bundle: Check = {
  title: 'Bundle of the service',
  command: ['node', 'scripts/bundle/bundle-service.mjs'],
}
const builds = new Set([build, bundle])

/** In two rows, which run side by side. */
const checks: readonly (readonly Check[])[] = [
  [
    // A build writes the types of routes again, under the hands of what reads them beside it.
    build,
    {
      title: 'Types of the web app',
      command: ['npm', 'run', '--silent', 'types', '-w', 'apps/web'],
    },
    // The types of routes are made by the checks before.
    { title: 'Dead code', command: ['knip'] },
  ],
  [
    { title: 'Types', command: ['tsc', '-p', 'tsconfig.json'] },
    { title: 'Format and lint', command: ['biome', 'ci', '--error-on-warnings', '.'] },
    bundle,
  ],
]

/** What Playwright makes of the sources of journeys, for the next run: the folder of this one goes away. */
const sourcesOfJourneys = fileURLToPath(new URL('../node_modules/.cache/journeys', import.meta.url))

/** The checks that failed. */
const broken = new Set<Check>()

/** With what the run leaves in files, where that is memory: data folders, databases, profiles of browsers. */
const memory = folderInMemory()
const run = mkdtempSync(join(memory ?? tmpdir(), 'brightplate-run-'))
// As root PostgreSQL runs as a user of its own, which must be able to enter.
chmodSync(run, 0o755)
const unitReport = join(run, 'unit.json')
const journeyReport = join(run, 'journeys.json')
process.once('exit', () => rmSync(run, { recursive: true, force: true, maxRetries: 5 }))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

function start([program = '', ...args]: readonly string[], options: SpawnOptions = {}) {
  const child = spawn(program, args, {
    ...options,
    env: { ...process.env, ...(memory && { TMPDIR: run }), ...options.env },
    shell: process.platform === 'win32',
  })
  const isWhole = new Promise<boolean>((resolve) => {
    child.once('error', () => resolve(false))
    child.once('close', (code) => resolve(code === 0))
  })
  return { child, isWhole }
}

/** Prints what a command has said once it has ended: another runs beside it. */
async function runBeside(
  title: string,
  command: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<boolean> {
  const { child, isWhole } = start(command, { env })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk) => {
      output += chunk
    })
  }
  const whole = await isWhole
  console.log(`\n== ${title}`)
  if (output !== '') console.log(output.trimEnd())
  return whole
}

async function runCheck(check: Check): Promise<void> {
  if (!(await runBeside(check.title, check.command))) broken.add(check)
}

async function runChecks(): Promise<Counts[]> {
  await Promise.all(
    checks.map(async (row) => {
      for (const check of row) await runCheck(check)
    }),
  )
  return checks
    .flat()
    .filter((check) => !builds.has(check) || broken.has(check))
    .map((check) =>
      broken.has(check)
        ? { passed: 0, failed: 1, skipped: 0, broken: [check.title] }
        : { passed: 1, failed: 0, skipped: 0 },
    )
}

const reportIn = (path: string) => () => readFileSync(path, 'utf8')

async function runUnitTests(): Promise<Counts> {
  console.log('\n== Unit and integration tests, the browser journeys beside them')
  const { isWhole } = start(
    // A test that runs alone leaves the others of its file out.
    [
      'vitest',
      'run',
      '--allowOnly=false',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${unitReport}`,
    ],
    { stdio: 'inherit' },
  )
  return countRun('Unit and integration tests', reportIn(unitReport), countTests, await isWhole)
}

async function runJourneys(): Promise<Counts> {
  const chromium = chromiumPath()
  if (chromium === null) {
    console.error(
      'The browser journeys need Chromium: install it (Debian: apt-get install chromium), or set CHROMIUM_PATH to its program.',
    )
    return { passed: 0, failed: 1, skipped: 0, broken: ['Browser journeys: no Chromium'] }
  }
  const command = ['playwright', 'test', '--config', 'e2e/playwright.config.ts']
  const whole =
    ![...builds].some((check) => broken.has(check)) &&
    (await runBeside('Browser journeys', command, {
      CHROMIUM_PATH: chromium,
      PLAYWRIGHT_TRANSFORM_CACHE_DIR: sourcesOfJourneys,
      PLAYWRIGHT_JSON_OUTPUT_FILE: journeyReport,
    }))
  return countRun('Browser journeys', reportIn(journeyReport), countJourneys, whole)
}

/** The journeys wait for pages and the tests of the server for processes: side by side neither leaves a core idle. */
const runAll = async (): Promise<Counts[]> => [
  ...(await runChecks()),
  ...(await Promise.all([runUnitTests(), runJourneys()])),
]

await endByFindings(async () => {
  const results = await runAll()
  const sum = (part: 'passed' | 'failed' | 'skipped') =>
    results.reduce((total, counts) => total + counts[part], 0)
  const [passed, failed, skipped] = [sum('passed'), sum('failed'), sum('skipped')]
  const flaky = results.flatMap((counts) => counts.flaky ?? [])
  if (flaky.length > 0) {
    console.log(`\n${flaky.length} flaky: failed once and passed when tried again. Mend the race.`)
    for (const journey of flaky) console.log(`  ${journey}`)
  }
  const failures = results.flatMap((counts) => counts.broken ?? [])
  if (failures.length > 0) console.log('\nFailed:')
  // Last, since whoever reads only the end of a log is to learn which.
  for (const failure of failures) console.log(`  ${failure}`)
  console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
  return { judged: passed + failed, found: failed }
})
