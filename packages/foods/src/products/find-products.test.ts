import { describe, expect, it } from 'vitest'
import { readTokens } from '../tokens/read-tokens.ts'
import { findProducts } from './find-products.ts'

const found = (text: string) => {
  const tokens = readTokens(text)
  return findProducts(tokens).map(({ start, end, product, isGuess }) => [
    tokens.plain.slice(start, end).join(' '),
    product.name,
    isGuess,
  ])
}

describe('the products that a text names', () => {
  it.each(['Pop-Tarts', 'pop tart', 'PopTarts', 'Pop Tart’s'])(
    'are found however spaced: “%s”',
    (text) => {
      expect(found(text).map(([, name, isGuess]) => [name, isGuess])).toEqual([
        ['Pop-Tarts', false],
      ])
    },
  )

  it('are found by the longest name', () => {
    expect(found('Honey Nut Cheerios')).toEqual([
      ['honey nut cheerios', 'Honey Nut Cheerios', false],
    ])
    expect(found('Eggo blueberry waffles')).toEqual([
      ['eggo blueberry waffles', 'Eggo blueberry waffles', false],
    ])
  })

  it('take the brand before the name with them', () => {
    expect(found("likes Kellogg's Froot Loops")).toEqual([
      ['kellogg froot loops', 'Froot Loops', false],
    ])
  })

  it('are found one after another, over any list', () => {
    expect(found('Cheerios, Eggos; Twinkies').map(([, name]) => name)).toEqual([
      'Cheerios',
      'Eggo waffles',
      'Hostess Twinkies',
    ])
    expect(found('honey nut, cheerios').map(([, name]) => name)).toEqual(['Cheerios'])
  })

  it('may be misspelt by one letter: a guess', () => {
    expect(found('cherios')).toEqual([['cherios', 'Cheerios', true]])
    expect(found('weetabxi')).toEqual([['weetabxi', 'Weetabix', true]])
    expect(found('cheeroise')).toEqual([])
  })

  it.each(['egos', 'wheat flakes', 'chocolate chip cookies', 'a kind life', ''])(
    'are none in “%s”',
    (text) => {
      expect(found(text)).toEqual([])
    },
  )

  it('with an everyday name are found only where nothing else is typed', () => {
    expect(found('Life')).toEqual([['life', 'Life cereal', false]])
    expect(found('a better life')).toEqual([])
    expect(found('total')).toEqual([['total', 'Total cereal', false]])
    expect(found('total sugar')).toEqual([])
  })
})
