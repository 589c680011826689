import { describe, expect, test } from 'vitest'
import { gapBefore } from './gap-before.ts'
import { placeOfWords } from './place-of-words.ts'
import { gap, readTokens } from './read-tokens.ts'

describe('words in their text', () => {
  const text = 'No cow’s milk, please'
  const tokens = readTokens(text)

  test('stand from the first letter of the first to the last of the last', () => {
    const { start, end } = placeOfWords(tokens, { start: 1, end: 3 })
    expect(text.slice(start, end)).toBe('cow’s milk')
  })

  test('are none beyond the last', () => {
    const beyond = tokens.words.length + 1
    expect(() => placeOfWords(tokens, { start: 0, end: beyond })).toThrow(RangeError)
  })

  test('are told apart by what stands between; the text ends as hard as a sentence', () => {
    expect(gapBefore(tokens, 3)).toBe(gap.comma)
    expect(gapBefore(tokens, tokens.words.length)).toBe(gap.hard)
  })
})
