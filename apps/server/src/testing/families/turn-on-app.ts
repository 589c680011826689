import { base32 } from '@better-auth/utils/base32'
import { createOTP } from '@better-auth/utils/otp'
import type { TestApp } from '../test-app.ts'

/** What an app shows that has this secret, `steps` of 30 seconds from now. */
export const codeOfApp = (testApp: Pick<TestApp, 'now'>, secret: string, steps = 0) =>
  createOTP(new TextDecoder().decode(base32.decode(secret))).hotp(
    Math.floor(testApp.now().getTime() / 30_000) + steps,
  )

/** Turns an app on for a parent, and lets the code that did it pass; answers with what it gave. */
export async function turnOnApp(
  testApp: TestApp,
  { token, password }: { token: string; password: string },
) {
  await testApp.call('confirm', { token, body: { current_password: password } })
  const { body: made } = await testApp.call('makeFactor', { token })
  const code = await codeOfApp(testApp, made.secret)
  const { status, body } = await testApp.call('turnOnFactor', { token, body: { code } })
  if (status !== 200) throw new Error(`Turning an app on answered ${status}`)
  testApp.advance(30_000)
  return { secret: made.secret, code, codes: body.recovery_codes, token: body.token }
}
