import { createSecretKey } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { generateBody, regenerateBody } from '@brightplate/contract/plans/meal-plan'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { generateHash, regenerateHash } from './request-hash.ts'

const keys = { own: createSecretKey(Buffer.alloc(32, 1)) }
const otherKeys = { own: createSecretKey(Buffer.alloc(32, 2)) }
const runs = { seed: 136, numRuns: 500 }

const word = fc.stringMatching(/^[a-z]{1,5}$/)
const slot = fc.constantFrom('breakfast', 'lunch', 'dinner')
const eater = fc.record(
  {
    age: fc.integer({ min: 1, max: 9 }),
    name: word,
    allergies: fc.array(word, { maxLength: 2 }),
  },
  { requiredKeys: ['age'] },
)
/** Few values of each, so that two bodies are often the same. A field of the contract that is not here fails the types. */
const fields: Record<keyof typeof generateBody.shape, fc.Arbitrary<unknown>> = {
  child_id: fc.constantFrom('a', 'b'),
  duration_days: fc.constantFrom(7, 14),
  start_date: fc.constantFrom('2026-11-20', '2026-11-21'),
  time_zone: fc.constantFrom('UTC', 'Europe/Paris'),
  template_id: fc.constantFrom('a', 'UTC'),
  meals_out: fc.array(fc.record({ day: fc.integer({ min: 1, max: 3 }), slot }), { maxLength: 2 }),
  eaters: fc.array(eater, { maxLength: 2 }),
  people_at_table: fc.integer({ min: 1, max: 3 }),
}
const body = fc.record(fields, { requiredKeys: ['child_id', 'duration_days'] })
const names = Object.keys(fields).map(String)

/** The same with its keys the other way round, all the way down. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, inner]) => [key, reversed(inner)] as const)
  return Object.fromEntries(entries.toReversed())
}

const hashOf = (raw: unknown) => generateHash(keys, generateBody.parse(raw))

describe('the hash of a request for a plan', () => {
  it('is that of another body where any field is another, and else the same', () => {
    fc.assert(
      fc.property(body, body, fc.constantFrom(...names), (one, other, name) => {
        const changed = Object.fromEntries(
          Object.entries({ ...one, ...other })
            .filter(([key]) => (key === name ? key in other : key in one))
            .map(([key]) => [key, Reflect.get(key === name ? other : one, key)]),
        )
        fc.pre('child_id' in changed && 'duration_days' in changed)
        const same = isDeepStrictEqual(generateBody.parse(one), generateBody.parse(changed))
        expect(hashOf(one) === hashOf(changed)).toBe(same)
      }),
      runs,
    )
  })

  it('is one for each of two bodies, whatever differs', () => {
    fc.assert(
      fc.property(body, body, (one, other) => {
        const same = isDeepStrictEqual(generateBody.parse(one), generateBody.parse(other))
        expect(hashOf(one) === hashOf(other)).toBe(same)
      }),
      runs,
    )
  })

  it('does not change with the order of keys', () => {
    fc.assert(
      fc.property(body, (one) => {
        expect(hashOf(reversed(one))).toBe(hashOf(one))
      }),
      runs,
    )
  })

  it('covers a field that is added later, in any order of its keys', () => {
    const asked = { child_id: 'a', duration_days: 7 as const }
    const hashWith = (later: Record<string, unknown>) => generateHash(keys, { ...asked, ...later })
    const hashes = [{}, { later: 1 }, { later: 2 }, { later: { a: 1, b: 2 } }, { sooner: 1 }].map(
      hashWith,
    )
    expect(new Set(hashes).size).toBe(hashes.length)
    expect(hashWith({ later: { b: 2, a: 1 } })).toBe(hashWith({ later: { a: 1, b: 2 } }))
    expect(generateHash(otherKeys, { ...asked, ...{ later: 1 } })).not.toBe(hashWith({ later: 1 }))
  })

  it('is that of versions before, which may still run or have left a row', () => {
    expect(
      hashOf({
        child_id: '019a9e4e-7d1c-7000-8000-000000000000',
        duration_days: 7,
        start_date: '2026-11-20',
        meals_out: [{ day: 1, slot: 'lunch' }],
        people_at_table: 3,
      }),
    ).toBe('xTZi6B2yD9Q6Il4JQyAsa0ubANMBlKi-HpNW18J7ANY')
  })
})

describe('the hash of a request to regenerate a plan', () => {
  it('covers the plan and every field, those that are added later too', () => {
    const hashWith = (planId: string, later: Record<string, unknown>) =>
      regenerateHash(keys, planId, { ...regenerateBody.parse({ revision: 1 }), ...later })
    const hashes = [
      hashWith('a', {}),
      hashWith('b', {}),
      hashWith('a', { revision: 2 }),
      hashWith('a', { keep_bought: true }),
      hashWith('a', { later: 1 }),
    ]
    expect(new Set(hashes).size).toBe(hashes.length)
    expect(hashWith('a', { keep_bought: false })).toBe(hashWith('a', {}))
    expect(hashWith('a', {})).toBe('a 1 false')
  })
})
