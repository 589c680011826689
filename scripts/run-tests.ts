import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromiumPath } from './chromium-path.ts'
import { type Counts, countJourneys, countTests } from './test-counts.ts'

/** A check without a runner of its own counts as one test. */
interface Check {
  title: string
  command: readonly string[]
}

const build: Check = { title: 'Build of the web app', command: ['node', 'scripts/build-web.mjs'] }

/** In two rows, which run side by side. */
const checks: readonly (readonly Check[])[] = [
  [
    { title: 'Types', command: ['tsc', '-p', 'tsconfig.json'] },
    {
      title: 'Types of the web app',
      command: ['npm', 'run', '--silent', 'types', '-w', 'apps/web'],
    },
    // The types of routes are made by the check before.
    { title: 'Dead code', command: ['knip'] },
    build,
  ],
  [{ title: 'Format and lint', command: ['biome', 'ci', '--error-on-warnings', '.'] }],
]

/** The checks that failed. */
const broken = new Set<Check>()

const reports = mkdtempSync(join(tmpdir(), 'brightplate-reports-'))
const unitReport = join(reports, 'unit.json')
const journeyReport = join(reports, 'journeys.json')

function run(title: string, [program = '', ...args]: readonly string[], env = {}): boolean {
  console.log(`\n== ${title}`)
  const { status } = spawnSync(program, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  })
  return status === 0
}

/** Prints what a check has said once it has ended: another runs beside it. */
function runCheck(check: Check): Promise<void> {
  const [program = '', ...args] = check.command
  const child = spawn(program, args, { shell: process.platform === 'win32' })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk) => {
      said += chunk
    })
  }
  return new Promise((resolve) => {
    const end = (isWhole: boolean) => {
      if (!isWhole) broken.add(check)
      console.log(`\n== ${check.title}`)
      if (said !== '') console.log(said.trimEnd())
      resolve()
    }
    child.once('error', () => end(false))
    child.once('close', (code) => end(code === 0))
  })
}

async function runChecks(): Promise<Counts[]> {
  await Promise.all(
    checks.map(async (row) => {
      for (const check of row) await runCheck(check)
    }),
  )
  return checks
    .flat()
    .filter((check) => check !== build)
    .map((check) => {
      const failed = broken.has(check) ? 1 : 0
      return { passed: 1 - failed, failed, skipped: 0 }
    })
}

function counted(path: string, count: (report: string) => Counts, ended: boolean): Counts {
  try {
    const counts = count(readFileSync(path, 'utf8'))
    // A runner that fails outside of its tests has failed all the same.
    return ended || counts.failed > 0 ? counts : { ...counts, failed: 1 }
  } catch {
    return { passed: 0, failed: 1, skipped: 0 }
  }
}

async function runAll(): Promise<Counts[]> {
  const results = await runChecks()
  const unit = run('Unit and integration tests', [
    'vitest',
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${unitReport}`,
  ])
  results.push(counted(unitReport, countTests, unit))
  const chromium = chromiumPath()
  if (chromium === null) {
    console.error(
      'The browser journeys need Chromium: install it (Debian: apt-get install chromium), or set CHROMIUM_PATH to its program.',
    )
    return [...results, { passed: 0, failed: 1, skipped: 0 }]
  }
  const journeys =
    !broken.has(build) &&
    run('Browser journeys', ['playwright', 'test', '--config', 'e2e/playwright.config.ts'], {
      CHROMIUM_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_FILE: journeyReport,
    })
  return [...results, counted(journeyReport, countJourneys, journeys)]
}

const results = await runAll()
rmSync(reports, { recursive: true, force: true })
const sum = (part: 'passed' | 'failed' | 'skipped') =>
  results.reduce((total, counts) => total + counts[part], 0)
const skipped = sum('skipped')
const flaky = results.flatMap((counts) => counts.flaky ?? [])
if (flaky.length > 0) {
  console.log(`\n${flaky.length} flaky: failed once and passed when tried again. Mend the race.`)
  for (const journey of flaky) console.log(`  ${journey}`)
}
console.log(
  `\n${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
)
process.exit(sum('failed') === 0 ? 0 : 1)
