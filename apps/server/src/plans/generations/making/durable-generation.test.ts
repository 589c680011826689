import { sql } from 'drizzle-orm'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openServerDatabase } from '../../../db/server/open-server-database.ts'
import { clientOf } from '../../../testing/client-of.ts'
import { buildChild } from '../../../testing/families/build-child.ts'
import { processSettings } from '../../../testing/processes/process-settings.ts'
import { startServerProcess } from '../../../testing/processes/start-server-process.ts'

/** More than are made at once. */
const asked = 3
const testMs = 150_000
const onServer = process.env.TEST_DATABASE === 'server'

async function startServer(env: Record<string, string>) {
  const server = await startServerProcess(env)
  onTestFinished(async () => {
    await server.kill('SIGKILL')
  })
  return server
}

/** A parent on a server that was just asked for plans, none of which can be done yet. */
async function askForPlans(url: string) {
  const { token } = await clientOf(url)('register', {
    body: { name: 'Kim', email: 'kim@example.com', password: 'correct horse' },
  })
  const call = clientOf(url, token)
  const child = await call('createChild', { body: buildChild() })
  const ask = (key: string) =>
    call('generatePlan', {
      headers: { prefer: 'respond-async', 'idempotency-key': key },
      body: { child_id: child.id, duration_days: 7, start_date: `2026-12-0${key}` },
    })
  const keys = Array.from({ length: asked }, (_, index) => `${index + 1}`)
  const jobs = await Promise.all(keys.map(ask))
  return { token, ids: jobs.map(({ id }) => id) }
}

/** All jobs get done, each with a plan of its own, and there are no plans beside them. */
async function expectAllMade(url: string, token: string, ids: readonly string[]) {
  const call = clientOf(url, token)
  const read = () => Promise.all(ids.map((id) => call('readPlanJob', { params: { id } })))
  await expect
    .poll(async () => (await read()).map(({ status }) => status), {
      timeout: testMs,
      interval: 500,
    })
    .toEqual(ids.map(() => 'done'))
  const made = (await read()).map(({ plan_id }) => plan_id)
  const listed = (await call('listPlans', { query: { view: 'summary' } })).map(({ id }) => id)
  expect(listed.sort()).toEqual([...made].sort())
}

/** As if the service had been down for that long. */
async function passMinutes(env: Record<string, string>, minutes: number) {
  const { db, close } = await openServerDatabase(env.DATABASE_URL ?? '')
  const passed = sql.raw(`interval '${minutes} minutes'`)
  await db.execute(sql`
    update generations set created_at = created_at - ${passed}, lease_until = lease_until - ${passed}
  `)
  await close()
}

describe('plans that are being made', () => {
  it(
    'are made by the next start when the process is killed',
    async () => {
      const env = await processSettings('killed')
      const first = await startServer(env)
      const { token, ids } = await askForPlans(first.url)
      await first.kill('SIGKILL')
      const second = await startServer(env)
      await expectAllMade(second.url, token, ids)
    },
    testMs,
  )

  it.runIf(onServer)(
    'are made by the next start also when that comes after their lease',
    async () => {
      const env = await processSettings('down_for_long')
      const first = await startServer(env)
      const { token, ids } = await askForPlans(first.url)
      await first.kill('SIGKILL')
      await passMinutes(env, 3 * 60)
      const second = await startServer(env)
      const states = await Promise.all(
        ids.map((id) => clientOf(second.url, token)('readPlanJob', { params: { id } })),
      )
      expect(states.filter(({ status }) => status === 'failed')).toEqual([])
      await expectAllMade(second.url, token, ids)
    },
    testMs,
  )

  it.runIf(onServer)(
    'are made by another process when theirs is killed, and can be asked of any',
    async () => {
      const env = await processSettings('two_processes')
      const [first, second] = await Promise.all([startServer(env), startServer(env)])
      const { token, ids } = await askForPlans(first.url)
      await first.kill('SIGKILL')
      await expectAllMade(second.url, token, ids)
    },
    testMs,
  )
})
