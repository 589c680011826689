import type { MadeLink } from '../care-links.ts'
import type { Family } from '../family.ts'
import { send } from '../requests/send.ts'
import { forwarded, type GuessKind, homeClient, homeIp, sendFrom, succeeds } from './guess-kind.ts'
import { nearMiss } from './near-misses.ts'

const newPassword = 'amber heron teapot 77'
const refused = [404, 422, 429, 503]

/** A link that locks: what is nearly its secret, and its secret at the doors of other links. */
export const lockLinkKind = ({ email }: Pick<Family, 'email'>, secret: string): GuessKind => ({
  what: 'a mailed link',
  ...{ isOfAccount: false, isOfPlace: true, may: refused, secret: email },
  guess: (url, from, number) => {
    const elsewhere = number % 4 === 0
    if (elsewhere && number % 8 === 0) {
      return sendFrom(url, from, '/auth/email/verify', { token: secret })
    }
    const token = elsewhere ? secret : nearMiss(secret, number)
    return elsewhere
      ? sendFrom(url, from, '/auth/password/reset', { token, password: newPassword })
      : sendFrom(url, from, '/auth/lock', { token })
  },
  parentGetsIn: (url) => succeeds(homeClient(url)('lockAccount', { body: { token: secret } })),
})

export const resetLinkKind = ({ email }: Family, secret: string): GuessKind => ({
  what: 'a link to choose a password',
  ...{ isOfAccount: false, isOfPlace: true, may: refused, secret: email },
  guess: (url, from, number) =>
    number % 4 === 0
      ? sendFrom(url, from, '/auth/lock', { token: secret })
      : sendFrom(url, from, '/auth/password/reset', {
          token: nearMiss(secret, number),
          password: newPassword,
        }),
  parentGetsIn: async (url) => {
    const call = homeClient(url)
    const body = { token: secret, password: newPassword }
    const changed = await succeeds(call('resetPassword', { body }))
    return changed && succeeds(call('login', { body: { email, password: newPassword } }))
  },
})

/** By strangers who read it, and by the owner of another account who takes it. */
export const invitationKind = (
  thief: Family,
  { email, secret }: { email: string; secret: string },
): GuessKind => ({
  what: 'an invitation',
  ...{ isOfAccount: false, isOfPlace: true, may: [403, ...refused], secret: email },
  guess: (url, from, number) => {
    if (number % 4 === 0) {
      return sendFrom(url, from, '/invitations/accept', { token: secret }, thief.token)
    }
    const token = nearMiss(secret, number)
    return sendFrom(url, from, '/invitations/read', { token })
  },
  parentGetsIn: (url) => {
    const body = { name: 'Lee', email, password: newPassword, invitation: secret }
    return succeeds(homeClient(url)('register', { body }))
  },
})

const open = (url: string, from: string, secret: string, code: string | null) =>
  send(url, {
    method: 'GET',
    path: '/api/shared',
    headers: {
      ...forwarded(from),
      'x-care-link': encodeURIComponent(secret),
      ...(code === null ? {} : { 'x-care-link-code': code }),
    },
  })

/** A secret holds 256 random bits and is counted by nobody: none of what is nearly it opens anything. */
export const careLinkKind = ({ secret }: MadeLink, childName: string): GuessKind => ({
  what: 'the secret of a link that shares',
  ...{ isOfAccount: false, isOfPlace: false, may: [404, 429], secret: childName },
  guess: (url, from, number) => open(url, from, nearMiss(secret, number), null),
  parentGetsIn: async (url) => (await open(url, homeIp, secret, null)).status === 200,
})

/** Four digits beside a secret that is known: it ends for all after ten, and the parent makes another. */
export const careCodeKind = ({ call, childId }: Family, link: MadeLink, childName: string) =>
  ({
    what: 'the code of a link that shares',
    ...{ isOfAccount: true, isOfPlace: false, may: [403, 404, 429], secret: childName },
    guess: (url: string, from: string, number: number) => {
      const drawn = `${(number * 7919) % 10_000}`.padStart(4, '0')
      return open(url, from, link.secret, drawn === link.code ? '0000' : drawn)
    },
    parentGetsIn: async (url: string) => {
      const made = await call('createCareLink', {
        params: { id: childId },
        body: {
          ...{ kind: 'about', code: '1357', recipient: 'Grandma Rose', name_shown: 'first' },
          ...{ language: 'en-US', consents: true },
        },
      })
      return (await open(url, homeIp, made.secret, '1357')).status === 200
    },
  }) satisfies GuessKind
