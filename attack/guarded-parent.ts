import type { ApiCall } from '@brightplate/contract/api/api-client'
import { clientOf } from '../apps/server/src/testing/client-of.ts'
import { softwarePasskey } from '../apps/server/src/testing/families/software-passkey.ts'
import { codeOfApp } from '../apps/server/src/testing/families/turn-on-app.ts'
import type { Family } from './family.ts'

type Owner = Pick<Family, 'token' | 'email' | 'password'>

/** The site that a service on a port of the system's choice takes itself for. */
const site = 'http://localhost:0'

/**
 * Gives an account a second session, a passkey, and an app with recovery codes; its own session has another token then,
 * and has proved who it is.
 */
export async function guardedParent(url: string, { token: first, email, password }: Owner) {
  const stranger = clientOf(url)
  let token = first
  const call: ApiCall = (name, input) => clientOf(url, token)(name, input)
  await call('confirm', { body: { current_password: password } })
  const passkey = softwarePasskey(site)
  const made = passkey.make(await call('offerNewPasskey', {}))
  const added = await call('addPasskey', { body: { name: 'Kestrel key', made } })
  token = added.token
  const { secret } = await call('makeFactor', {})
  const app = await call('turnOnFactor', {
    body: { code: await codeOfApp({ now: () => new Date() }, secret) },
  })
  token = app.token
  const [loginCode = '', ...codes] = app.recovery_codes
  const second = await stranger('login', { body: { email, password, code: loginCode } })
  return { call, token: () => token, second: second.token, passkey, secret, codes }
}

export type GuardedParent = Awaited<ReturnType<typeof guardedParent>>
