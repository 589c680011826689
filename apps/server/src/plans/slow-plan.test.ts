import { expect, it } from 'vitest'
import { buildChild } from '../testing/families/build-child.ts'
import { registerParent } from '../testing/families/register-parent.ts'
import { startTestApp } from '../testing/test-app.ts'
import { openPlanThreads } from '../threads/plan-threads.ts'

it('a slow plan delays no other request: it is made in a thread of its own, and checked in one', async () => {
  const threads = openPlanThreads()
  const testApp = await startTestApp({
    threads: {
      ...threads,
      // Seconds, where twenty requests take a tenth of one.
      makePlan: (request) => threads.makePlan({ ...request, steps: 20_000 }),
    },
  })
  const { token } = await registerParent(testApp)
  const { body: child } = await testApp.call('createChild', { token, body: buildChild() })
  let done = false
  const generating = testApp
    .call('generatePlan', { token, body: { child_id: child.id, duration_days: 14 } })
    .then((answer) => {
      done = true
      return answer
    })
  for (let asked = 0; asked < 20; asked += 1) {
    expect((await testApp.call('listChildren', { token })).status).toBe(200)
  }
  expect(done).toBe(false)
  const made = await generating
  expect(made.status).toBe(201)
  const body = buildChild({ allergies: ['wheat'] })
  await testApp.call('changeChild', { token, params: { id: child.id }, body })
  const read = await testApp.call('readPlan', { token, params: { id: made.body.id } })
  expect(read.body.warnings.map(({ text }) => text).join()).toMatch(/holds wheat/u)
  await threads.close()
  await testApp.close()
})
