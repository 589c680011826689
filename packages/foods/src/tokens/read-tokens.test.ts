import { describe, expect, it } from 'vitest'
import { foldCodePoint } from './fold-code-point.ts'
import { readTokens } from './read-tokens.ts'
import { restoreLatinLetters } from './restore-latin-letters.ts'
import { stemWord } from './stems/stem-word.ts'

describe('readTokens', () => {
  it('folds case, accents and hyphens', () => {
    expect(readTokens('Crème-fraîche').plain).toEqual(['creme', 'fraiche'])
  })

  it('knows where each word stands', () => {
    const text = 'two ｅｇｇｓ'
    const { starts, ends } = readTokens(text)
    expect(text.slice(starts[1], ends[1])).toBe('ｅｇｇｓ')
  })

  it('drops the possessive and keeps other letters', () => {
    expect(readTokens("cow's milk").words).toEqual(['cow', 'milk'])
    expect(readTokens('vitamin s').words).toEqual(['vitamin', 's'])
  })

  it('reads emoji and ideographs one by one', () => {
    expect(readTokens('🥜花生').plain).toEqual(['🥜', '花', '生'])
  })
})

describe('stemWord', () => {
  const pairs = [
    'cookie',
    'berry',
    'tomato',
    'peach',
    'quiche',
    'cheese',
    'radish',
    'molass',
    'egg',
    'octopus',
  ]
  const plurals = [
    'cookies',
    'berries',
    'tomatoes',
    'peaches',
    'quiches',
    'cheeses',
    'radishes',
    'molasses',
    'eggs',
    'octopuses',
  ]
  it.each(pairs.map((one, at) => [one, plurals[at] ?? '']))('%s and %s are one', (one, many) => {
    expect(stemWord(many)).toBe(stemWord(one))
  })

  it('leaves couscous, hummus and Swiss alone', () => {
    expect(['couscous', 'hummus', 'swiss'].map(stemWord)).toEqual(['couscous', 'hummus', 'swiss'])
  })
})

describe('small parts', () => {
  it('fold a character', () => expect(foldCodePoint('Ｐ')).toEqual({ kind: 'letter', text: 'p' }))
  it('restore Latin letters', () => expect(restoreLatinLetters('p\u0435anut')).toBe('peanut'))
})
