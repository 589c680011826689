import type { TestApp } from '../test-app.ts'

type App = Pick<TestApp, 'call' | 'mails'>

const password = 'correct horse'

/** The secret that an owner's invitation was mailed with. */
export async function invite(testApp: App, token: string, email: string): Promise<string> {
  await testApp.call('confirm', { token, body: { current_password: password } })
  const { status } = await testApp.call('inviteParent', { token, body: { email } })
  if (status !== 201) throw new Error(`Inviting answered ${status}`)
  return secretFor(testApp, email)
}

/** The secret of the last invitation to an address. */
export async function secretFor(testApp: App, email: string): Promise<string> {
  const mail = (await testApp.mails()).findLast(
    ({ to, text }) => to === email && text.includes('/join#'),
  )
  const secret = /\/join#(\S+)/.exec(mail?.text ?? '')?.[1]
  if (!secret) throw new Error('No invitation was mailed')
  return secret
}

let joined = 0

/** A new account that joined the household of an owner by invitation. */
export async function joinAsParent(testApp: App & Pick<TestApp, 'advance'>, ownerToken: string) {
  joined += 1
  // Whoever joins is there after those who were.
  testApp.advance(1)
  const email = `second${joined}@example.com`
  const invitation = await invite(testApp, ownerToken, email)
  const { status, body } = await testApp.call('register', {
    body: { name: `Second ${joined}`, email, password, invitation },
  })
  if (status !== 201) throw new Error(`Joining answered ${status}`)
  return { ...body, email, password }
}
