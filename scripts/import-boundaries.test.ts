import { execFile } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'

const run = promisify(execFile)

interface Cruise {
  summary: { totalCruised: number; error: number; violations: { from: string; to: string }[] }
}

async function cruise(...paths: string[]): Promise<Cruise> {
  const bin = 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'
  const { stdout } = await run(process.execPath, [bin, ...paths, '--output-type', 'json'], {
    maxBuffer: 64 * 1024 * 1024,
  }).catch((error: { stdout: string }) => error)
  return JSON.parse(stdout)
}

async function cruisePlanted(path: string, source: string): Promise<Cruise> {
  await writeFile(path, source)
  try {
    return await cruise(path)
  } finally {
    await rm(path)
  }
}

describe('import boundaries', () => {
  it('are checked over the modules that there are, and hold', async () => {
    const { summary } = await cruise('packages', 'apps', 'scripts')
    expect(summary.totalCruised).toBeGreaterThan(50)
    expect(summary.violations).toEqual([])
  }, 60_000)

  it.each([
    ['the planner may not read files', 'packages/planner/src', "import 'node:fs'"],
    [
      'the planner may not know the contract',
      'packages/planner/src',
      "import '../../contract/src/limits.ts'",
    ],
    [
      'foods may not know the planner',
      'packages/foods/src',
      "import '../../planner/src/recipe.ts'",
    ],
    [
      'the contract may not import a library other than zod',
      'packages/contract/src',
      "import 'fastify'",
    ],
    [
      'the web app may not know the foods',
      'apps/web/app',
      "import '../../../packages/foods/src/foods.ts'",
    ],
    [
      'the safety check may not read the flags of foods',
      'packages/foods/src/safety-check',
      "import '../kept-out.ts'",
    ],
  ])(
    '%s',
    async (_, folder, source) => {
      const { summary } = await cruisePlanted(`${folder}/planted-for-a-test.ts`, `${source}\n`)
      expect(summary.error).toBeGreaterThan(0)
    },
    60_000,
  )
})
