import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'

/** What the run starts, by the first words of each. */
const steps = [
  'node scripts/build-web.mjs',
  'npm run --silent types',
  'knip',
  'tsc',
  'biome ci',
  'node scripts/bundle/bundle-service.mjs',
  'vitest run',
  'playwright test',
]

const folder = mkdtempSync(join(tmpdir(), 'brightplate-steps-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Stands for every program: ends as it is told to where it is the one that is planted, and reports tests that hold. */
const program = `#!/bin/sh
called="\${0##*/} $*"
case "$called" in "$STEP"*) how=$HOW ;; *) how='code 0' ;; esac
[ "$how" = 'no tests' ] && tests=0 || tests=1
for one in "$@"; do
  case "$one" in --outputFile.json=*)
    printf '{"numPassedTests":%s,"numFailedTests":0,"numFailedTestSuites":0,"numPendingTests":0,"testResults":[]}' $tests > "\${one#*=}" ;;
  esac
done
if [ -n "$PLAYWRIGHT_JSON_OUTPUT_FILE" ]; then
  printf '{"stats":{"expected":%s,"unexpected":0,"flaky":0,"skipped":0},"suites":[]}' $tests > "$PLAYWRIGHT_JSON_OUTPUT_FILE"
fi
[ "$how" = SIGKILL ] && kill -KILL $$
[ "$how" != 'code 1' ]
`

for (const name of ['node', 'npm', 'knip', 'tsc', 'biome', 'vitest', 'playwright']) {
  writeFileSync(join(folder, name), program)
  chmodSync(join(folder, name), 0o755)
}

/** How `npm test` ends where this step ends so. */
function run(STEP = 'none', HOW = 'code 0') {
  const { status, stdout } = spawnSync(process.execPath, ['scripts/run-tests.ts'], {
    env: { PATH: folder, TMPDIR: folder, CHROMIUM_PATH: process.execPath, STEP, HOW },
    encoding: 'utf8',
  })
  return { status, said: stdout }
}

describe.skipIf(process.platform === 'win32')('a run of all tests', () => {
  it('ends with 0 where every step does', () => {
    expect(run()).toMatchObject({ status: 0, said: expect.stringMatching(/\n6 passed, 0 failed/) })
  })

  it.each([
    ...steps.map((step) => [step, 'code 1']),
    ['tsc', 'SIGKILL'],
    ['vitest run', 'SIGKILL'],
    ['playwright test', 'SIGKILL'],
  ])('ends with 1, and says why, where %s ends with %s', (step, how) => {
    const { status, said } = run(step, how)
    expect(status).toBe(1)
    expect(said).toMatch(/\nFailed:\n {2}\S/)
  })

  it.each(['vitest run', 'playwright test'])('ends with 1 where %s runs no test', (step) => {
    const { status, said } = run(step, 'no tests')
    expect(status).toBe(1)
    expect(said).toMatch(/no test was run/)
  })

  it('ends with 1 where a step cannot be started', () => {
    rmSync(join(folder, 'knip'))
    expect(run()).toMatchObject({ status: 1, said: expect.stringMatching(/\n {2}Dead code\n/) })
  })
})
