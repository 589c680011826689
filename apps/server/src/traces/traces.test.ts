import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { describe, expect, it, onTestFinished } from 'vitest'
import { buildChild } from '../testing/families/build-child.ts'
import { registerParent } from '../testing/families/register-parent.ts'
import { listenLocally } from '../testing/listen-locally.ts'
import { startTestApp } from '../testing/test-app.ts'
import { openTraces } from './open-traces.ts'
import { traceParent } from './trace-parent.ts'

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const spanId = '00f067aa0ba902b7'

/** A collector, and all that it was sent as one text; `status` is what it answers. */
async function startCollector(status = 200) {
  const sent: unknown[] = []
  const paths: string[] = []
  const server = createServer(async (request, reply) => {
    paths.push(request.url ?? '')
    sent.push(await json(request))
    reply.writeHead(status, { 'content-type': 'application/json' }).end('{}')
  })
  const endpoint = await listenLocally(server)
  return { endpoint, paths, text: () => JSON.stringify(sent) }
}

const open = (endpoint?: string) =>
  openTraces({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SERVICE_NAME: 'brightplate' })

async function start(endpoint: string) {
  const traces = await open(endpoint)
  if (!traces) throw new Error('No traces')
  const testApp = await startTestApp({ traces })
  onTestFinished(testApp.close)
  return { traces, testApp }
}

describe('traces', () => {
  it('are not there, and nor is their library, without a collector', async () => {
    expect(await open()).toBeNull()
  })

  it('tell a collector how long a request took, by its route, in the trace of who asked', async () => {
    const collector = await startCollector()
    const { traces, testApp } = await start(collector.endpoint)
    await testApp.app.inject({
      url: '/api/account',
      headers: { traceparent: `00-${traceId}-${spanId}-01` },
    })
    await traces.close()
    expect(collector.paths).toEqual(['/v1/traces'])
    for (const part of [
      `"traceId":"${traceId}"`,
      `"parentSpanId":"${spanId}"`,
      'GET /api/account',
    ]) {
      expect(collector.text()).toContain(part)
    }
  })

  it('hold no id, name or word of a family, and no address', async () => {
    const collector = await startCollector()
    const { traces, testApp } = await start(collector.endpoint)
    const { token, user, email } = await registerParent(testApp)
    const profile = buildChild({ name: 'Wilhelmina', allergies: ['peanuts'] })
    const { body: child } = await testApp.call('createChild', { token, body: profile })
    await testApp.call('readChild', { token, params: { id: child.id } })
    await testApp.call('generatePlan', {
      token,
      body: { child_id: child.id, duration_days: 7 },
    })
    await traces.close()
    const text = collector.text()
    expect(text).toContain('GET /api/children/:id')
    expect(text).toMatch(/"name":"plan \w+"/)
    for (const word of [child.id, user.id, email, 'Wilhelmina', 'peanut', token, '127.0.0.1']) {
      expect([word, text.includes(word)]).toEqual([word, false])
    }
  })

  it('hinder no request where the collector refuses them, or is not there', async () => {
    const collector = await startCollector(500)
    for (const endpoint of [collector.endpoint, 'http://127.0.0.1:9']) {
      const { testApp } = await start(endpoint)
      expect((await testApp.app.inject({ url: '/api/healthz' })).statusCode).toBe(200)
    }
  })
})

describe('the header of a trace', () => {
  it('is read where it is well-formed', () => {
    expect(traceParent(`00-${traceId}-${spanId}-01`)).toEqual({ traceId, spanId, isSampled: true })
    expect(traceParent(`00-${traceId}-${spanId}-00`)?.isSampled).toBe(false)
  })

  it.each([
    undefined,
    '',
    'Wilhelmina',
    `01-${traceId}-${spanId}-01`,
    `00-${'0'.repeat(32)}-${spanId}-01`,
    `00-${traceId}-${'0'.repeat(16)}-01`,
    `00-${traceId}-${spanId}-01-more`,
  ])('is as if it were not there in any other form: %s', (value) => {
    expect(traceParent(value)).toBeNull()
  })
})
