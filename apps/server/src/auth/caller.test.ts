import { fastify } from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { tokenHash } from '../keys/lookup-key.ts'
import { registerParent } from '../testing/families/register-parent.ts'
import { startTestApp } from '../testing/test-app.ts'
import { callerOf } from './caller.ts'

const poolSchema = z.object({ query: z.function() })

it('lets nobody in by a session that the database answers for another token', async () => {
  const testApp = await startTestApp()
  onTestFinished(testApp.close)
  const [parent, other] = [await registerParent(testApp), await registerParent(testApp)]
  const [own, others] = [parent, other].map(({ token }) =>
    tokenHash(testApp.services.lookup, token),
  )
  const pool: unknown = Reflect.get(testApp.database.db, '$client')
  const { query } = poolSchema.loose().parse(pool)
  Object.assign(Object(pool), {
    query: (asked: unknown, values: unknown[] = []) =>
      Reflect.apply(query, pool, [asked, values.map((one) => (one === own ? others : one))]),
  })
  const answer = await testApp.call('readAccount', { token: parent.token })
  expect(answer.status).toBe(500)
  expect(JSON.stringify(answer.error)).not.toContain(other.email)
  expect((await testApp.call('readAccount', { token: other.token })).status).toBe(200)
})

it('tells a route that nothing guards of no caller', async () => {
  const app = fastify()
  onTestFinished(() => app.close())
  app.get('/', async (request) => callerOf(request).userId)
  const answer = await app.inject('/')
  expect(answer.statusCode).toBe(500)
  expect(answer.body).toContain('outside of requireSignIn')
})
