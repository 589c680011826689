import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm, writeFile } from 'node:fs/promises'
import { describe, expect, it, onTestFinished } from 'vitest'

const vitest = 'node_modules/vitest/vitest.mjs'

/** The code of `vitest run` as it is set up, on one file with this test. */
async function codeOfRun(
  { project, folder, hook }: { project: string; folder: string; hook?: string },
  body: string,
): Promise<number | null> {
  const file = `${folder}/planted-${crypto.randomUUID()}.test.ts`
  await writeFile(file, `import { expect, it } from 'vitest'\nit('planted', () => { ${body} })\n`)
  onTestFinished(() => rm(file))
  const { PATH, HOME, TMPDIR } = process.env
  const hooked = hook ? [`--import=data:text/javascript,${encodeURIComponent(hook)}`] : []
  const child = spawn(process.execPath, [...hooked, vitest, 'run', '--project', project, file], {
    env: { PATH, HOME, ...(TMPDIR && { TMPDIR }) },
    stdio: 'ignore',
  })
  const [code] = await once(child, 'exit')
  return code
}

const rejection = `Promise.reject(new Error('planted'))`

describe('a run of tests on a PostgreSQL server', () => {
  const server = { project: 'server-postgres', folder: 'apps/server/src/testing' }

  it('does not end with 0 where a test fails', async () => {
    expect(await codeOfRun(server, 'expect(1).toBe(2)')).toBe(1)
  })

  it('does not end with 0 where a rejection is not handled', async () => {
    expect(await codeOfRun(server, rejection)).toBe(1)
  })
})

describe('a run of tests in whose process a library hooks the exit', () => {
  const hooked = {
    project: 'packages',
    folder: 'scripts/judging',
    hook: `process.on('beforeExit', () => process.exit(0))`,
  }

  it('ends with 0 where all hold', async () => {
    expect(await codeOfRun(hooked, 'expect(1).toBe(1)')).toBe(0)
  })

  it.each(['expect(1).toBe(2)', rejection])('does not end with 0 where %s', async (body) => {
    expect(await codeOfRun(hooked, body)).toBe(1)
  })
})
