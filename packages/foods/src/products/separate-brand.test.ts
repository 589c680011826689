import { describe, expect, it } from 'vitest'
import { readTokens } from '../tokens/read-tokens.ts'
import { findProducts } from './find-products.ts'

const found = (text: string) => {
  const tokens = readTokens(text)
  return findProducts(tokens).map(({ start, end, product }) => [
    tokens.plain.slice(start, end).join(' '),
    product.id,
  ])
}
const ids = (text: string) => found(text).map(([, id]) => id)

describe('a brand is read wherever it stands', () => {
  it.each([
    ['corn flakes (Kelloggs)', 'kelloggs-corn-flakes'],
    ['cornflakes - Kellogg’s', 'kelloggs-corn-flakes'],
    ['corn flakes Kelloggs', 'kelloggs-corn-flakes'],
    ['Kelloggs corn flakes', 'kelloggs-corn-flakes'],
    ['fries from McDonald’s', 'mcdonalds-fries'],
    ['McDs fries', 'mcdonalds-fries'],
    ['McD’s fries', 'mcdonalds-fries'],
    ['Maccies nuggets', 'mcdonalds-nuggets'],
    ['nuggets, the Tyson ones', 'tyson-chicken-nuggets'],
    ['mac and cheese, Kraft', 'kraft-mac-and-cheese'],
    ['baked beans (Heinz)', 'heinz-beans'],
    ['CFA nuggets', 'chick-fil-a-nuggets'],
  ])('“%s”', (text, id) => {
    expect(ids(text)).toEqual([id])
  })

  it('goes with the name that stands beside it, and over no other food', () => {
    expect(found('nuggets, fries from McDonald’s')).toEqual([
      ['fries from mcdonald', 'mcdonalds-fries'],
    ])
    expect(ids('corn flakes. Kelloggs')).not.toContain('kelloggs-corn-flakes')
  })

  it('makes a product of no name that the brand does not sell', () => {
    expect(ids('carrots (Kelloggs)')).toEqual([])
  })
})
