import { expect, it, onTestFinished } from 'vitest'
import { registerParent } from '../../testing/families/register-parent.ts'
import { turnOnApp } from '../../testing/families/turn-on-app.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { endAccess } from './end-access.ts'

async function start() {
  const testApp = await startTestApp()
  onTestFinished(testApp.close)
  return { testApp, parent: await registerParent(testApp) }
}

it('an operator logs an account out everywhere, and no other', async () => {
  const { testApp, parent } = await start()
  const other = await registerParent(testApp)
  const { email, password, device_token } = parent
  testApp.advance(1)
  await testApp.call('login', { body: { email, password } })
  testApp.advance(1)
  expect(await endAccess(testApp.services, email, { forgetsApp: false })).toBe(2)
  expect((await testApp.call('readAccount', { token: parent.token })).status).toBe(401)
  expect((await testApp.call('readAccount', { token: other.token })).status).toBe(200)
  const before = (await testApp.mails()).length
  testApp.advance(1)
  const { body } = await testApp.call('login', { body: { email, password, device_token } })
  expect(await testApp.mails()).toHaveLength(before + 1)
  const { body: told } = await testApp.call('listAccessEvents', { token: body.token })
  expect(told.events.map(({ kind, place }) => [kind, place === null])).toEqual([
    ['signed_in_on_new_device', false],
    ['sessions_ended', true],
    ['signed_in_on_new_device', false],
  ])
  const nobody = 'nobody@example.com'
  expect(await endAccess(testApp.services, nobody, { forgetsApp: true })).toBeNull()
})

it('an operator takes an app away that its parent lost, and the parent is told by mail', async () => {
  const { testApp, parent } = await start()
  const { email, password } = parent
  await turnOnApp(testApp, parent)
  await endAccess(testApp.services, email, { forgetsApp: false })
  const refused = await testApp.call('login', { body: { email, password } })
  expect(refused.error.code).toBe('code_needed')
  await endAccess(testApp.services, email, { forgetsApp: true })
  const mail = (await testApp.mails()).at(-1)
  expect([mail?.to, mail?.subject]).toEqual([
    email,
    'Your Brightplate login asks for no code any more',
  ])
  expect(mail?.text).toContain('by whoever runs the service')
  expect((await testApp.call('login', { body: { email, password } })).status).toBe(200)
})
