import { describe, expect, it } from 'vitest'
import { openPasswordHasher, type Waiter } from './password-hasher.ts'

/** A library whose work ends when it is told to. */
function slowLibrary() {
  const ends: (() => void)[] = []
  let most = 0
  let atWork = 0
  const work = async () => {
    atWork += 1
    most = Math.max(most, atWork)
    await new Promise<void>((resolve) => ends.push(resolve))
    atWork -= 1
  }
  return {
    verify: async () => work().then(() => true),
    hash: async () => work().then(() => 'a hash'),
    most: () => most,
    /** Lets everything that begins come to its end, until `done` does. */
    endUntil: async <Result>(done: Promise<Result>): Promise<Result> => {
      let isDone = false
      done.finally(() => {
        isDone = true
      })
      while (!isDone) {
        for (const end of ends.splice(0)) end()
        await new Promise((resolve) => setImmediate(resolve))
      }
      return done
    },
  }
}

const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error) => error.code,
  )

describe('hashing passwords', () => {
  it('is done two at a time; 40 strangers wait, the next is refused, and who is known still waits', async () => {
    const library = slowLibrary()
    const hasher = openPasswordHasher(library)
    const ask = (waiter: Waiter) => outcome(hasher.verify('a hash', 'a password', waiter))
    const strangers = Array.from({ length: 42 }, () => ask('stranger'))
    expect(await ask('stranger')).toBe('overloaded')
    expect(await outcome(hasher.hash('a password', 'stranger'))).toBe('overloaded')
    const known = Array.from({ length: 40 }, () => ask('known'))
    expect(await ask('known')).toBe('overloaded')
    const outcomes = await library.endUntil(Promise.all([...strangers, ...known]))
    expect(new Set(outcomes)).toEqual(new Set(['done']))
    expect(library.most()).toBe(2)
    expect(await library.endUntil(ask('stranger'))).toBe('done')
  })
})

/** As accounts have it: scrypt (N 16384, r 16, p 1, 64 bytes) of "correct horse" by Node's own, salt and key as hex. */
const storedHash =
  '5a1f0c9d3b7e42688c6f10e2d4a9b357:' +
  'ee99dae00608fd0189f04d7b6daaedb74dfb4400469f9485d1c8b8362da51c65' +
  '0f113942100c6adb487cb66ad30a464d8e0bb3385d12d32a97a3a77d255c2572'

describe('a hash that is stored', () => {
  const { hash, verify } = openPasswordHasher()

  it('opens its account whatever the library is built on, and to no other password', async () => {
    expect(await verify(storedHash, 'correct horse', 'known')).toBe(true)
    expect(await verify(storedHash, 'wrong horse', 'known')).toBe(false)
  })

  it('has the same form when it is made today, with a salt of its own', async () => {
    const [one, other] = await Promise.all([
      hash('correct horse', 'known'),
      hash('correct horse', 'known'),
    ])
    expect(one).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/)
    expect(one).not.toBe(other)
    expect(await verify(one, 'correct horse', 'known')).toBe(true)
  })
})
