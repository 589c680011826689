/**
 * Runs the tests of the API, and the attack's kills, on a Citus cluster that is there. Usage:
 * node scripts/test-citus.ts URL [--kill-worker COMMAND --revive-worker COMMAND]
 *
 * URL leads to a coordinator and a database that only tests have: all rows in it are deleted. Without one nothing is run,
 * which is said.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { oneOnCitus } from '../apps/server/src/testing/databases/one-on-citus.ts'
import { endByFindings } from './judging/end-by-findings.ts'

const report = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
})

function run(command: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  const [program = '', ...args] = command
  const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  return new Promise((resolve) => {
    child.once('error', () => resolve(1))
    child.once('close', (code) => resolve(code ?? 1))
  })
}

/** Tests that open a second app beside the one that they have are left out, and counted as such. */
async function runTests(url: string) {
  const folder = mkdtempSync(join(tmpdir(), 'brightplate-citus-'))
  const file = join(folder, 'report.json')
  try {
    await run(
      [
        'vitest',
        'run',
        '--maxWorkers=1',
        '--reporter=dot',
        '--reporter=json',
        `--outputFile.json=${file}`,
      ],
      { TEST_CITUS_URL: url },
    )
    const { testResults } = report.parse(JSON.parse(readFileSync(file, 'utf8')))
    const counts = { passed: 0, failed: 0, leftOut: 0 }
    for (const { name, message = '', assertionResults } of testResults) {
      if (message !== '' && assertionResults.length === 0) {
        if (message.includes(oneOnCitus)) counts.leftOut += 1
        else counts.failed += 1
        console.log(`${message.includes(oneOnCitus) ? 'left out' : 'failed'}: ${name}`)
      }
      const leavesOut = assertionResults.some(({ failureMessages }) =>
        failureMessages?.some((one) => one.includes(oneOnCitus)),
      )
      for (const { fullName, status, failureMessages } of assertionResults) {
        if (status === 'passed') counts.passed += 1
        else if (status === 'failed') {
          const isLeft = failureMessages?.some((one) => one.includes(oneOnCitus))
          if (isLeft) counts.leftOut += 1
          else {
            counts.failed += 1
            console.log(`failed: ${fullName}`)
          }
        } else if (leavesOut || message.includes(oneOnCitus)) counts.leftOut += 1
      }
    }
    return counts
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const [url, ...options] = process.argv.slice(2)
if (!url) {
  console.log('not run: name the database of a coordinator, npm run test:citus -- URL')
  process.exit(0)
}

await endByFindings(async () => {
  const { passed, failed, leftOut } = await runTests(url)
  console.log(
    `\nOn Citus: ${passed} tests passed, ${failed} failed; ${leftOut} left out that need two apps at once.`,
  )
  const attack = await run([
    'node',
    '--import',
    './scripts/refresh-data.mjs',
    'attack/run-citus.ts',
    url,
    ...options,
  ])
  return { judged: passed + failed, found: failed + (attack === 0 ? 0 : 1) }
})
