import { describe, expect, it } from 'vitest'
import { AppError } from '../../errors.ts'
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
    isOutdated: () => false,
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
    // A login is refused by this before it writes anything.
    expect(() => hasher.requireRoom('stranger')).toThrow(AppError)
    hasher.requireRoom('known')
    expect(await outcome(hasher.hash('a password', 'stranger'))).toBe('overloaded')
    const known = Array.from({ length: 40 }, () => ask('known'))
    expect(await ask('known')).toBe('overloaded')
    const outcomes = await library.endUntil(Promise.all([...strangers, ...known]))
    expect(new Set(outcomes)).toEqual(new Set(['done']))
    expect(library.most()).toBe(2)
    expect(await library.endUntil(ask('stranger'))).toBe('done')
  })
})
