import { describe, expect, it } from 'vitest'
import { faultSentence } from './files/fault.ts'
import { readProductFiles } from './read-product-files.ts'

const head = 'id,name,brand,category,also,alone,holds,often_holds,fdc_id,source'
const kix =
  'kix,Kix puffs,General Mills,cereal,kix cereal; kix ball,kix,oats sweet,soy honey,123,usda-branded'
const bar = 'oat-bar,Oat bar,Several,cereal,,,oats,,,own'
const categories = `category,often_holds,source
cereal,milk wheat oats honey,usda-branded
ice cream,milk,usda-branded
`

const read = (rows: readonly string[], kinds = categories) =>
  readProductFiles({
    sources: { file: 'sources.yaml', text: 'own: Our own.\nusda-branded: Labels\n' },
    products: { file: 'products.csv', text: `${[head, ...rows].join('\n')}\n` },
    categories: { file: 'product-categories.csv', text: kinds },
  })

const edited = (from: string, to: string) => {
  expect(kix).toContain(from)
  return kix.replace(from, to)
}

describe('the table of products', () => {
  it('says of each what it holds, and what some kinds of it hold', () => {
    const { products, faults } = read([kix, bar])
    expect(faults).toEqual([])
    expect(products[0]).toEqual({
      id: 'kix',
      name: 'Kix puffs',
      brand: 'General Mills',
      also: ['kix cereal', 'kix ball'],
      alone: ['kix'],
      category: 'cereal',
      holds: { allergens: ['oats'], origins: [], marks: ['sweet'] },
      oftenHolds: { allergens: ['soy'], origins: ['honey'], marks: [] },
      fdcId: 123,
    })
  })

  it('assumes all that a kind holds of a product without a label', () => {
    const { products } = read([bar])
    expect(products[0]).toMatchObject({
      holds: { allergens: ['oats'] },
      oftenHolds: { allergens: ['milk', 'wheat'], origins: ['honey'] },
      fdcId: null,
    })
  })

  it.each([
    [
      'a fact that nothing holds',
      edited('oats sweet', 'oatz sweet'),
      'holds: oatz cannot stand here; oats?',
    ],
    [
      'a fact that stands in both columns',
      edited('soy honey', 'soy oats'),
      'often_holds: oats stands in holds already: take one of them out',
    ],
    [
      'a category that is misspelt',
      edited('cereal,', 'cereals,'),
      'category: cereals is no category of ours; cereal?',
    ],
    [
      'a category of no name that is near',
      edited('cereal,', 'xyz,'),
      'category: xyz is no category of ours: write it in product-categories.csv',
    ],
    ['an id with blanks', edited('kix,', 'Kix x,'), 'id: "Kix x" is no id: lower case'],
    ['no brand', edited('General Mills', ''), 'brand: brand is missing'],
    ['no source', edited('123,usda-branded', '123,'), 'source: source is missing: an id of'],
    [
      'a label that is no number',
      edited('123', 'label'),
      'fdc_id: label is no number of FoodData Central: digits alone, or nothing',
    ],
    [
      'a label of another source',
      edited('usda-branded', 'own'),
      'source: the number of a label is of usda-branded: write that, or take it out',
    ],
    [
      'a source of labels without a label',
      edited('123', ''),
      'fdc_id: fdc_id is missing: the number of the label in usda-branded, or source own',
    ],
    [
      'a comma too many',
      `${kix},`,
      '11 cells, not 10: a comma is missing, or a text with a comma stands without "quotes"',
    ],
  ])('is refused with a line and a mend: %s', (_, row, sentence) => {
    const [fault, ...more] = read([row]).faults.map(faultSentence)
    expect(fault).toMatch(/^products\.csv:2[,:]/)
    expect(fault).toContain(sentence)
    expect(more).toEqual([])
  })

  it('has each id and each name once, however it is written', () => {
    const other = 'kixx,Kix-Puff,Several,cereal,,,oats,,,own'
    expect(read([kix, other]).faults.map(faultSentence)).toEqual([
      'products.csv:3, name: kix on line 2 has this name already ("kixpuff"): take one of them out',
    ])
    expect(read([kix, kix]).faults.map(faultSentence)).toEqual([
      'products.csv:3, id: kix stands on line 2 already: give one of them another id',
    ])
  })

  it('wants all columns, and those alone', () => {
    const { faults } = readProductFiles({
      sources: { file: 'sources.yaml', text: 'own: Our own.\n' },
      products: { file: 'products.csv', text: `${head.replace('alone', 'alones')}\n` },
      categories: { file: 'product-categories.csv', text: 'category,often_holds,source\n' },
    })
    expect(faults.map(faultSentence)).toEqual([
      'products.csv:1, alone: this column is missing: write it into the first line',
      'products.csv:1, alones: alones is no column of ours; alone?',
    ])
  })

  it('has categories of its own file, each once and with facts that there are', () => {
    const kinds = 'category,often_holds,source\ncereal,milkk,own\ncereal,milk,own\n'
    expect(read([], kinds).faults.map(faultSentence)).toEqual([
      'product-categories.csv:2, often_holds: milkk cannot stand here; milk?',
      'product-categories.csv:3, category: cereal stands there already: take one out',
    ])
  })
})
