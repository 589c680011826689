import type { Family } from '../family.ts'
import { type GuessKind, homeClient, sendFrom, succeeds } from './guess-kind.ts'
import { nearMiss } from './near-misses.ts'

const wrong = [401, 429, 503]

/** Of one parent: what is nearly their password. Their own device is known, and is let in whatever was guessed. */
export const passwordKind = ({ email, password }: Family, deviceToken: string): GuessKind => ({
  what: 'a password',
  ...{ isOfAccount: true, isOfPlace: true, may: wrong, secret: email },
  guess: (url, from, number) =>
    sendFrom(url, from, '/auth/login', { email, password: nearMiss(password, number) }),
  parentGetsIn: (url) =>
    succeeds(homeClient(url)('login', { body: { email, password, device_token: deviceToken } })),
})

/** Of another address each time, as with a list that leaked elsewhere. */
export const manyPasswordsKind = ({ email, password }: Family): GuessKind => ({
  what: 'passwords of many accounts',
  ...{ isOfAccount: false, isOfPlace: true, may: wrong, secret: email },
  guess: (url, from, number) => {
    const body = { email: `leaked.${number}@mail.example.net`, password }
    return sendFrom(url, from, '/auth/login', body)
  },
  parentGetsIn: (url) => succeeds(homeClient(url)('login', { body: { email, password } })),
})
