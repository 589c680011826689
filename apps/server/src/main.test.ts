import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { startService } from './start-service.ts'
import { StartupError } from './startup-error.ts'
import { clientOf } from './testing/client-of.ts'
import { buildChild } from './testing/families/build-child.ts'
import { testDataKey } from './testing/open-test-keys.ts'
import { processSettings } from './testing/processes/process-settings.ts'
import { runServerProcess, startServerProcess } from './testing/processes/start-server-process.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

/** What a process prints that refuses to start. */
async function printedRefusal(env: Record<string, string>): Promise<string> {
  const { code, stdout, stderr } = await runServerProcess(env)
  expect(code).toBe(1)
  expect(stdout).toBe('')
  expect(stderr).toMatch(/^[^\n]+\.\n$/)
  return stderr.trim()
}

/** What it would print, without a process of its own: for refusals that leave nothing open. */
async function refusal(env: Record<string, string>): Promise<string> {
  const DATA_DIR = await temporaryFolder()
  for (const [name, value] of Object.entries({ NODE_ENV: '', PORT: '0', DATA_DIR, ...env })) {
    vi.stubEnv(name, value)
  }
  const error = await startService().catch((reason: unknown) => reason)
  vi.unstubAllEnvs()
  if (!(error instanceof StartupError)) throw new Error('Not refused', { cause: error })
  expect(error.message).toMatch(/^[^\n]+\.$/)
  return error.message
}

describe('a start that cannot be', () => {
  it('names a variable with a value that it does not know', async () => {
    expect(await printedRefusal({ LOG_LEVEL: 'loud' })).toMatch(
      /^LOG_LEVEL is not valid: set it to /,
    )
  })

  it('names the port that is taken', async () => {
    const taken = createServer()
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => {
      taken.close()
    })
    const address = taken.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const said = await printedRefusal({ PORT: String(port), ...(await processSettings('taken')) })
    expect(said).toBe(
      `PORT ${port} is taken by another program: stop that one, or set PORT to a free port.`,
    )
  })

  it('names a host that is none of this machine', async () => {
    const said = await printedRefusal({
      HOST: '203.0.113.7',
      ...(await processSettings('foreign')),
    })
    expect(said).toMatch(/^HOST 203\.0\.113\.7 is no address of this machine: set HOST to /)
  })

  it('names a data folder that holds something else', async () => {
    const folder = await temporaryFolder()
    await writeFile(join(folder, 'holiday.jpg'), 'not ours')
    expect(await refusal({ DATA_DIR: folder })).toMatch(
      /^DATA_DIR \(.+\) holds files that are not Brightplate's: set DATA_DIR to an empty or new folder\.$/,
    )
  })

  it('names a data folder that cannot be made', async () => {
    const file = join(await temporaryFolder(), 'file')
    await writeFile(file, '')
    expect(await refusal({ DATA_DIR: join(file, 'data') })).toMatch(
      /^DATA_DIR \(.+\) cannot be written \(ENOTDIR\): set DATA_DIR to a folder that /,
    )
  })

  it.runIf(process.getuid?.() !== 0)('names a data folder that may not be written', async () => {
    const folder = join(await temporaryFolder(), 'data')
    await mkdir(folder)
    await chmod(folder, 0o500)
    expect(await refusal({ DATA_DIR: folder })).toMatch(/^DATA_DIR \(.+\) cannot be written/)
  })

  it('names a data folder of another version', async () => {
    const folder = await temporaryFolder()
    await writeFile(
      join(folder, 'brightplate.json'),
      JSON.stringify({ product: 'brightplate', layout: 99 }),
    )
    expect(await refusal({ DATA_DIR: folder })).toMatch(/was written by another version/)
  })

  it('names a data folder that another process holds', async () => {
    const folder = await temporaryFolder()
    const first = await startServerProcess({ DATA_DIR: folder })
    expect(await printedRefusal({ DATA_DIR: folder })).toMatch(
      /^DATA_DIR \(.+\) is in use by another Brightplate process: stop that one, or /,
    )
    expect(await first.kill('SIGTERM')).toBe(0)
  })

  it('asks a public service which claims of its pages hold', async () => {
    const open = { NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://plans.example.com' }
    expect(await refusal(open)).toMatch(/^SITE_CLAIMS is missing: set it to the claims that hold /)
    expect(await refusal({ ...open, SITE_CLAIMS: 'hippa' })).toMatch(/^SITE_CLAIMS is not valid/)
  })

  it('is told of a public address without TLS, and of no other', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    onTestFinished(() => said.mockRestore())
    const open = { NODE_ENV: 'production', SITE_CLAIMS: 'none' }
    await refusal({ ...open, PUBLIC_ORIGIN: 'https://plans.example.com' })
    expect(said).not.toHaveBeenCalled()
    await refusal({ ...open, PUBLIC_ORIGIN: 'http://plans.example.com' })
    expect(said.mock.calls).toEqual([[expect.stringMatching(/^PUBLIC_ORIGIN begins with http: /)]])
  })

  it('names payments that nobody would have to make', async () => {
    const env = {
      NODE_ENV: 'production',
      PUBLIC_ORIGIN: 'https://plans.example.com',
      SITE_CLAIMS: 'none',
    }
    expect(await refusal(env)).toMatch(
      /^STRIPE_SECRET_KEY is missing: set it, or set PAYMENTS to sandbox so that /,
    )
    expect(await refusal({ STRIPE_SECRET_KEY: 'sk_test_secret' })).toMatch(
      /^STRIPE_WEBHOOK_SECRET is missing: set it to the signing secret of /,
    )
  })

  it('names a database address that is none, and one where nobody answers', async () => {
    expect(await refusal({ DATABASE_URL: 'localhost' })).toMatch(/^DATABASE_URL is not valid/)
    expect(
      await refusal({
        DATABASE_URL: 'postgresql://a:b@127.0.0.1:1/c',
        DATA_DIR: '/nowhere',
        DATA_KEY: testDataKey,
      }),
    ).toMatch(/^DATABASE_URL names a PostgreSQL server that could not be used \(ECONNREFUSED\)/)
  })

  it('names the key that a server’s data needs, and one that is none', async () => {
    const DATABASE_URL = 'postgresql://a:b@127.0.0.1:1/c'
    expect(await refusal({ DATABASE_URL })).toMatch(/^DATA_KEY is missing: set it to 32 random /)
    expect(await refusal({ DATABASE_URL, DATA_KEY: 'short' })).toMatch(/^DATA_KEY is not valid/)
  })
})

const memoryOf = async (pid: number | undefined, kind: 'VmRSS' | 'VmHWM') => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(new RegExp(`${kind}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024
}

describe('a service at rest', () => {
  it.runIf(process.platform === 'linux')(
    'holds less than 300 MB with the database in it, at its highest as well',
    async () => {
      const settings = { ...(await processSettings('at-rest')), LOG_LEVEL: 'error' }
      const first = await startServerProcess(settings)
      expect(await first.kill('SIGTERM')).toBe(0)
      const service = await startServerProcess(settings)
      onTestFinished(async () => {
        await service.kill('SIGTERM')
      })
      expect(await memoryOf(service.process.pid, 'VmRSS')).toBeLessThan(300)
      expect(await memoryOf(service.process.pid, 'VmHWM')).toBeLessThan(300)
    },
  )
})

describe('a stop', () => {
  it('by SIGTERM finishes the plan that is being made, and the next start finds it', async () => {
    const env = await processSettings('stopped')
    const first = await startServerProcess({ ...env, LOG_LEVEL: 'info' })
    const { token } = await clientOf(first.url)('register', {
      body: { name: 'Kim', email: 'kim@example.com', password: 'correct horse' },
    })
    const child = await clientOf(first.url, token)('createChild', { body: buildChild() })
    const generating = clientOf(first.url, token)('generatePlan', {
      body: { child_id: child.id, duration_days: 7 },
    })
    await first.prints('"/api/meal-plans/generate"')
    const stopped = first.kill('SIGTERM')
    const plan = await generating
    expect(await stopped).toBe(0)

    const second = await startServerProcess(env)
    onTestFinished(async () => {
      await second.kill('SIGTERM')
    })
    const found = await clientOf(second.url, token)('readPlan', { params: { id: plan.id } })
    expect(found).toEqual(plan)
  })
})
