import { describe, expect, test } from 'vitest'
import { readMatch } from './read-match.ts'

describe('groups of a match', () => {
  test('are read in their order', () => {
    expect(readMatch(/(\d+) to (\d+)/, 'ages 4 to 8', (from, to) => [from, to])).toEqual(['4', '8'])
  })

  test('that took no part are empty', () => {
    expect(readMatch(/^(a)|(b)$/, 'b', (a, b) => [a, b])).toEqual(['', 'b'])
  })

  test('are not read where nothing matches', () => {
    expect(readMatch(/^(\d+)$/, 'four', Number)).toBeNull()
  })

  test('must be as many as are asked for', () => {
    expect(() => readMatch(/^(a)$/, 'a', (a, b) => a + b)).toThrow('1 groups of 2')
  })
})
