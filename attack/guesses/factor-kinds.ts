import { softwarePasskey } from '../../apps/server/src/testing/families/software-passkey.ts'
import { codeOfApp } from '../../apps/server/src/testing/families/turn-on-app.ts'
import type { Family } from '../family.ts'
import type { GuardedParent } from '../guarded-parent.ts'
import type { Answer } from '../requests/send.ts'
import { type GuessKind, homeClient, sendFrom, succeeds } from './guess-kind.ts'
import { letterChanged } from './near-misses.ts'

const site = 'http://localhost:0'
const allCodes = 1_000_000
const codeStepsAround = [-2, -1, 0, 1, 2]

type Guarded = GuardedParent & Pick<Family, 'email' | 'password'>

/** Codes are closed by so many wrong ones; the passkey is not, nor is a session that is open. */
const byPasskey =
  ({ passkey, second }: Guarded): GuessKind['parentGetsIn'] =>
  async (url) => {
    const home = homeClient(url)
    const options = await home('offerPasskeySignIn', {})
    const signedIn = await succeeds(
      home('signInWithPasskey', { body: { shown: passkey.sign(options) } }),
    )
    return signedIn && (await succeeds(homeClient(url, second)('readAccount', {})))
  }

export const appCodeKind = (parent: Guarded): GuessKind => ({
  what: 'a code of an app',
  ...{ isOfAccount: true, isOfPlace: true, may: [401, 429, 503], secret: parent.secret },
  guess: async (url, from, number) => {
    const now = () => new Date()
    const right = await Promise.all(
      codeStepsAround.map((steps) => codeOfApp({ now }, parent.secret, steps)),
    )
    const drawn = `${(number * 7919) % allCodes}`.padStart(6, '0')
    const code = right.includes(drawn) ? '000000' : drawn
    const { email, password } = parent
    return sendFrom(url, from, '/auth/login', { email, password, code })
  },
  parentGetsIn: byPasskey(parent),
})

/** Codes that were used already, and what is nearly one. */
export const recoveryCodeKind = (parent: Guarded, usedCode: string): GuessKind => ({
  what: 'a recovery code',
  ...{ isOfAccount: true, isOfPlace: true, may: [401, 422, 429, 503], secret: parent.secret },
  guess: (url, from, number) => {
    const code = number % 3 === 0 ? usedCode : letterChanged(parent.codes[0] ?? '', number)
    const { email, password } = parent
    return sendFrom(url, from, '/auth/login', { email, password, code })
  },
  parentGetsIn: byPasskey(parent),
})

/** Signatures by another key, for another site, of nobody who was looked at, and one that was taken before. */
export const passkeyKind = (parent: Guarded): GuessKind => {
  const thief = softwarePasskey(site)
  let taken: object | null = null
  return {
    what: 'a passkey',
    ...{ isOfAccount: false, isOfPlace: true, may: [401, 422, 429, 503], secret: parent.secret },
    guess: async (url, from, number): Promise<Answer> => {
      const offered = await sendFrom(url, from, '/auth/passkey/options', {})
      if (offered.status !== 200) return offered
      const options = offered.json as Parameters<typeof thief.sign>[0]
      const named = parent.passkey.sign(options)
      const ways = [
        () => ({ ...thief.sign(options), id: named.id, rawId: named.rawId }),
        () => parent.passkey.sign(options, { origin: 'https://evil.example' }),
        () => parent.passkey.sign(options, { isVerified: false }),
        () => taken ?? thief.sign(options),
        () => parent.passkey.sign({ ...options, challenge: 'A'.repeat(43) }),
      ]
      const shown = ways[number % ways.length]?.() ?? {}
      taken ??= parent.passkey.sign(options, { origin: 'https://evil.example' })
      return sendFrom(url, from, '/auth/passkey', { shown })
    },
    parentGetsIn: byPasskey(parent),
  }
}
