import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isNestedTooDeep } from './read-json.ts'

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`

describe('a body that is nested', () => {
  it('is read up to 32 deep', () => {
    expect(isNestedTooDeep(nested(32))).toBe(false)
    expect(isNestedTooDeep(nested(33))).toBe(true)
    expect(isNestedTooDeep(`{"a":${nested(31)}}`)).toBe(false)
    expect(isNestedTooDeep(`{"a":${nested(32)}}`)).toBe(true)
    expect(isNestedTooDeep('['.repeat(120_000))).toBe(true)
  })

  it('may hold any brackets in its words', () => {
    expect(isNestedTooDeep(JSON.stringify({ a: `"${'['.repeat(99)}\\` }))).toBe(false)
    expect(isNestedTooDeep('"never ended [[[')).toBe(false)
  })

  it('is as deep as its values are, whatever words stand between', () => {
    const layer = fc.record({ kind: fc.constantFrom('list', 'fields'), words: fc.string() })
    fc.assert(
      fc.property(fc.array(layer, { maxLength: 40 }), (layers) => {
        const value = layers.reduce<unknown>(
          (inner, { kind, words }) => (kind === 'list' ? [words, inner] : { [words]: inner }),
          null,
        )
        expect(isNestedTooDeep(JSON.stringify(value))).toBe(layers.length > 32)
      }),
      { seed: 7, numRuns: 300 },
    )
  })
})
