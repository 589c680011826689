import { describe, expect, it } from 'vitest'
import { wordList } from './word-list.ts'

describe('a list of words', () => {
  it.each([
    [[], ''],
    [['milk'], 'milk'],
    [['milk', 'peanuts'], 'milk and peanuts'],
    [['milk', 'peanuts', 'egg'], 'milk, peanuts and egg'],
  ])('of %j is %j', (words, said) => {
    expect(wordList(words)).toBe(said)
  })

  it('keeps the commas within a word', () => {
    expect(wordList(['rice, cooked', 'peas, and corn', 'egg'])).toBe(
      'rice, cooked, peas, and corn and egg',
    )
  })
})
