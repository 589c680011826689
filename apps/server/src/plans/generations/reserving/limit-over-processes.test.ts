import { ApiError } from '@brightplate/contract/api/api-client'
import { Client } from 'pg'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { clientOf } from '../../../testing/client-of.ts'
import { buildChild } from '../../../testing/families/build-child.ts'
import { testDataKey } from '../../../testing/open-test-keys.ts'
import { startServerProcess } from '../../../testing/processes/start-server-process.ts'
import { temporaryFolder } from '../../../testing/temporary-folder.ts'

const processes = 3
const requests = 50

async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}

async function generate(url: string, token: string, childId: string): Promise<number | null> {
  try {
    await clientOf(url, token)('generatePlan', { body: { child_id: childId, duration_days: 7 } })
    return 201
  } catch (error) {
    if (error instanceof ApiError) return error.status
    throw error
  }
}

// The embedded database allows one process; its 50 requests are in plan-routes.test.ts.
describe('three processes on one database', () => {
  it('make exactly one plan of the free tier in 50 simultaneous requests', async () => {
    const admin = inject('postgresUrl')
    await onServer(admin, 'create database limit_over_processes')
    const DATABASE_URL = admin.replace(/\/[^/]*$/, '/limit_over_processes')
    const KEYS_DIR = await temporaryFolder()
    const servers = await Promise.all(
      Array.from({ length: processes }, async () => {
        const server = await startServerProcess({
          DATABASE_URL,
          DATA_DIR: await temporaryFolder(),
          DATA_KEY: testDataKey,
          KEYS_DIR,
        })
        onTestFinished(async () => {
          await server.kill('SIGKILL')
        })
        return server
      }),
    )
    const urlOf = (request: number) => servers[request % processes]?.url ?? ''
    const body = { name: 'Kim', email: 'kim@example.com', password: 'correct horse' }
    const { token } = await clientOf(urlOf(0))('register', { body })
    const { id } = await clientOf(urlOf(1), token)('createChild', { body: buildChild() })
    await onServer(DATABASE_URL, "update subscriptions set trial_ends_at = now() - interval '1 s'")

    const statuses = await Promise.all(
      Array.from({ length: requests }, (_, request) => generate(urlOf(request), token, id)),
    )
    expect(statuses.filter((status) => status === 201)).toHaveLength(1)
    expect(statuses.filter((status) => status === 402)).toHaveLength(requests - 1)
    expect(await clientOf(urlOf(2), token)('listPlans', {})).toHaveLength(1)
  }, 120_000)
})
