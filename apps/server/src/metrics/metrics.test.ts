import { spawnSync } from 'node:child_process'
import { describe, expect, it, onTestFinished } from 'vitest'
import { buildChild } from '../testing/families/build-child.ts'
import { registerParent } from '../testing/families/register-parent.ts'
import { startTestApp } from '../testing/test-app.ts'
import { prometheusMetrics } from './prometheus-metrics.ts'
import { serveMetrics } from './serve-metrics.ts'
import { type StateOfService, stateOfService } from './state-of-service.ts'

const token = '0123456789abcdef'

/** A service whose metrics are read; `breaks` takes its database away from them. */
async function start() {
  let look = async (): Promise<StateOfService> => {
    throw new Error('Not open yet')
  }
  const metrics = prometheusMetrics(() => look())
  const testApp = await startTestApp({ metrics }, { metricsToken: token })
  onTestFinished(testApp.close)
  const { database } = testApp
  const sources = { ...database, keyAges: async () => ({ epoch: 90 }), backupAge: async () => 3600 }
  look = () => stateOfService(sources)
  const read = async () => {
    const answer = await testApp.app.inject({
      url: '/metrics',
      headers: { authorization: `Bearer ${token}` },
    })
    expect(answer.statusCode).toBe(200)
    return answer.payload
  }
  const lineOf = async (start: string) => {
    const lines = (await read()).split('\n')
    const [line] = lines.filter((one) => one.startsWith(start))
    return line === undefined ? null : Number(line.split(' ').at(-1))
  }
  const breaks = () => {
    look = () =>
      stateOfService({
        ...sources,
        db: Object.assign(Object.create(database.db), {
          execute: () => Promise.reject(new Error('gone')),
        }),
      })
  }
  return { testApp, metrics, read, lineOf, breaks }
}

const isThere = spawnSync('promtool', ['--version']).status === 0

describe('the metrics of a service', () => {
  it('count requests by the pattern of their address and status, and refusals by code', async () => {
    const { testApp, lineOf } = await start()
    const { token: parent } = await registerParent(testApp)
    const { body } = await testApp.call('createChild', { token: parent, body: buildChild() })
    await testApp.call('readChild', { token: parent, params: { id: body.id } })
    await testApp.call('readAccount')
    await testApp.app.inject(`/nowhere/${body.id}`)
    const counted = (labels: string) => lineOf(`http_request_duration_seconds_count{${labels}}`)
    expect(await counted('method="GET",route="/api/children/:id",status="200"')).toBe(1)
    expect(await counted('method="GET",route="none",status="404"')).toBe(1)
    expect(await lineOf('http_refusals_total{route="/api/account",code="unauthenticated"}')).toBe(1)
  })

  it('tell of plans made and refused, with the reason', async () => {
    const { metrics, lineOf } = await start()
    metrics.planEnded('plan', null)
    metrics.planEnded('change', null)
    metrics.planEnded('plan', 'plan_infeasible')
    metrics.planEnded('plan', 'plan_infeasible')
    expect(await lineOf('plans_made_total{kind="plan"}')).toBe(1)
    expect(await lineOf('plans_made_total{kind="change"}')).toBe(1)
    expect(await lineOf('plans_refused_total{kind="plan",reason="plan_infeasible"}')).toBe(2)
  })

  it('tell of jobs that are due and for how long, not of those of later or those that ended', async () => {
    const { testApp, lineOf } = await start()
    const { boss } = testApp.services.queue
    await boss.send('backup', {}, { startAfter: new Date(Date.now() - 60_000) })
    await boss.send('backup', {}, { startAfter: 600 })
    expect(await lineOf('job_queue_depth{queue="backup"}')).toBe(1)
    const seconds = await lineOf('job_queue_oldest_seconds{queue="backup"}')
    expect(seconds).toBeGreaterThanOrEqual(60)
    expect(seconds).toBeLessThan(600)
    expect(await lineOf('job_queue_depth{queue="mail"}')).toBe(0)
    const [job] = await boss.fetch('backup')
    expect(await lineOf('job_queue_active{queue="backup"}')).toBe(1)
    await boss.complete('backup', job?.id ?? '')
    expect(await lineOf('job_queue_active{queue="backup"}')).toBe(0)
  })

  it('tell of the pool, of streams, mails, keys and backups', async () => {
    const { testApp, lineOf } = await start()
    await registerParent(testApp)
    expect(await lineOf('db_pool_connections{state="waiting"}')).toBe(0)
    expect(await lineOf('database_answers')).toBe(1)
    expect(await lineOf('event_streams_open')).toBe(0)
    expect(await lineOf('mails_waiting')).toBe(0)
    expect(await lineOf('key_age_seconds{key="epoch"}')).toBe(90)
    expect(await lineOf('backup_age_seconds')).toBe(3600)
    expect(await lineOf('nodejs_eventloop_lag_p99_seconds')).not.toBeNull()
  })

  it('tell what they can while the database does not answer, and nothing of it as it was before', async () => {
    const { read, lineOf, breaks } = await start()
    expect(await lineOf('mails_waiting')).toBe(0)
    breaks()
    expect(await lineOf('database_answers')).toBe(0)
    expect(await lineOf('job_queue_depth{')).toBeNull()
    expect(await lineOf('mails_waiting')).toBeNull()
    expect(await read()).toContain('http_request_duration_seconds_bucket')
  })

  it('name no household, user or child', async () => {
    const { testApp, read } = await start()
    const { token: parent, user } = await registerParent(testApp)
    const { body } = await testApp.call('createChild', { token: parent, body: buildChild() })
    await testApp.call('readChild', { token: parent, params: { id: body.id } })
    await testApp.app.inject(`/api/children/${body.id}/${user.id}`)
    const text = await read()
    expect(text).toContain('/api/children/:id')
    expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/)
  })

  it.runIf(isThere)(
    'are read by the parser of Prometheus itself, without a complaint',
    async () => {
      const { testApp, metrics, read } = await start()
      await registerParent(testApp)
      metrics.planEnded('plan', 'plan_infeasible')
      // Its lint knows three names of the library that end in another way than it likes.
      const { stdout, stderr } = spawnSync('promtool', ['check', 'metrics'], {
        input: await read(),
      })
      const said = `${stdout}${stderr}`.split('\n').filter((line) => line !== '')
      expect(said.filter((line) => !line.startsWith('nodejs_'))).toEqual([])
    },
  )
})

describe('who may read the metrics', () => {
  it('is whoever has the token, on the port of the service', async () => {
    const { testApp } = await start()
    const statusOf = async (headers: Record<string, string>) =>
      (await testApp.app.inject({ url: '/metrics', headers })).statusCode
    expect(await statusOf({})).toBe(401)
    expect(await statusOf({ authorization: `Bearer ${token}x` })).toBe(401)
    expect(await statusOf({ authorization: token })).toBe(401)
    expect(await statusOf({ authorization: `Bearer ${token}` })).toBe(200)
  })

  it('is nobody where no setting asks for them', async () => {
    const testApp = await startTestApp()
    onTestFinished(testApp.close)
    const answer = await testApp.app.inject({ url: '/metrics' })
    expect(answer.statusCode).toBe(404)
  })

  it('is whoever reaches the port of their own, unless a token is set as well', async () => {
    const { metrics } = await start()
    const statusOn = async (
      asked: string | null,
      headers: Record<string, string> = {},
      path = '/metrics',
    ) => {
      const { port, close } = await serveMetrics(metrics, {
        host: '127.0.0.1',
        port: 0,
        token: asked,
      })
      onTestFinished(close)
      return (await fetch(`http://127.0.0.1:${port}${path}`, { headers })).status
    }
    expect(await statusOn(null)).toBe(200)
    expect(await statusOn(null, {}, '/api/healthz')).toBe(404)
    expect(await statusOn(token)).toBe(401)
    expect(await statusOn(token, { authorization: `Bearer ${token}` })).toBe(200)
  })
})
