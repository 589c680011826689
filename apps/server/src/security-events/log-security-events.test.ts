import { expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { buildChild } from '../testing/families/build-child.ts'
import { exportOf } from '../testing/families/export-of.ts'
import { registerParent } from '../testing/families/register-parent.ts'
import { startTestApp } from '../testing/test-app.ts'

const lineShape = z.strictObject({
  security: z.string(),
  outcome: z.string(),
  user: z.uuid().nullable(),
  changed: z.array(z.string()).optional(),
  call: z.string(),
  network: z.string(),
  at: z.iso.datetime(),
})

async function start() {
  const lines: string[] = []
  const testApp = await startTestApp({}, { securityLog: (line) => lines.push(line) })
  onTestFinished(testApp.close)
  /** What was written since the last time. */
  const written = () => lines.splice(0).map((line) => lineShape.parse(JSON.parse(line)))
  return { testApp, lines, written }
}

it('each way into and out of an account is a line that says whose it is', async () => {
  const { testApp, written } = await start()
  const { token, email, password, user } = await registerParent(testApp)
  await testApp.call('login', { body: { email, password } })
  await exportOf(testApp, { token })
  await testApp.call('changeAccount', {
    token,
    body: { new_password: 'another horse', current_password: password },
  })
  const { body } = await testApp.call('login', { body: { email, password: 'another horse' } })
  await testApp.call('logout', { token: body.token })
  expect(written().map(({ security, outcome, user: whose }) => [security, outcome, whose])).toEqual(
    [
      'account.register',
      'session.start',
      'session.confirm',
      'account.export',
      'account.change',
      'session.start',
      'session.end',
    ].map((event) => [event, 'done', user.id]),
  )
})

it('a refusal says why, of a stranger without a user', async () => {
  const { testApp, written } = await start()
  const { token, email } = await registerParent(testApp)
  written()
  await testApp.call('login', { body: { email, password: 'wrong horse' } })
  await testApp.call('readAccount', { token: 'made up' })
  await testApp.call('eraseAccount', { token, body: { current_password: 'wrong horse' } })
  expect(
    written().map(({ security, outcome, user }) => [security, outcome, user !== null]),
  ).toEqual([
    ['session.start', 'bad_credentials', false],
    ['session.refuse', 'unauthenticated', false],
    ['account.erase', 'bad_credentials', true],
  ])
})

it('what is no matter of access, and a call without a token, is no line', async () => {
  const { testApp, written } = await start()
  const { token } = await registerParent(testApp)
  written()
  await testApp.call('createChild', { token, body: buildChild() })
  await testApp.call('readAccount')
  expect(written()).toEqual([])
})

it('no line holds a name, an address, a password or a token', async () => {
  const { testApp, lines } = await start()
  const { token, email, password, device_token } = await registerParent(testApp)
  await testApp.call('login', { body: { email, password, device_token } })
  await testApp.call('changeAccount', {
    token,
    body: { name: 'Somebody Else', email: 'new@example.com', current_password: password },
  })
  const wrong = JSON.stringify({ email: 'none', [password]: 1 })
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  await testApp.app.inject({ method: 'PATCH', url: '/api/account', headers, payload: wrong })
  const text = lines.join('\n')
  expect(text).toContain('"outcome":"invalid_input"')
  expect(text).toContain('"changed":["name","email"]')
  for (const secret of [token, email, password, device_token, 'Somebody', 'new@example.com']) {
    expect(text).not.toContain(secret)
  }
})
