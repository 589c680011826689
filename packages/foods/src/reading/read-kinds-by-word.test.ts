import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { products } from '../products/products.ts'
import { faultSentence } from './files/fault.ts'
import { readKindsByWord } from './read-kinds-by-word.ts'

const own = readFileSync(new URL('../../data/kinds-by-word.yaml', import.meta.url), 'utf8')
const categories = products.map(({ category }) => category)

const faultsOf = (text: string) =>
  (readKindsByWord('kinds-by-word.yaml', text, categories).faults ?? []).map(faultSentence)

describe('the file of kinds by word', () => {
  it('is whole', () => {
    expect(faultsOf(own)).toEqual([])
  })

  it('says which word tells of two kinds, and which category no product has', () => {
    expect(faultsOf(own.replace('soup: [soup,', 'soup: [soup, sub,'))).toEqual([
      expect.stringContaining('sub stands at'),
    ])
    expect(faultsOf(own.replace('  ice cream:', '  ice creams:'))).toEqual([
      expect.stringContaining('ice creams is no category of a product; ice cream?'),
    ])
    expect(faultsOf(own.replace('is: soup,', 'is: soups,'))).toHaveLength(1)
  })
})
