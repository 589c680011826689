import { describe, expect, it } from 'vitest'
import { buildTermIndex } from '../terms/term-index.ts'
import { vocabularyOf } from '../vocabulary/vocabulary-of.ts'
import { findMentions } from './find-mentions.ts'
import { planLexicon } from './plan-lexicon.ts'

const milk = 'allergen:milk'
const read = (text: string, ...subjects: string[]) =>
  findMentions([planLexicon()], text, (subject) => subjects.includes(subject))
const found = (text: string, ...subjects: string[]) =>
  read(text, ...subjects).mentions.map((one) => `${one.found} ${one.strength}`)

describe('what a text says of a subject', () => {
  it('is told with its words, where they stand and how sure they are', () => {
    expect(read('Stir in Cottage  Cheese and whey', milk).mentions).toEqual([
      { subject: milk, strength: 'product', start: 2, end: 4, found: 'Cottage  Cheese' },
      { subject: milk, strength: 'itself', start: 5, end: 6, found: 'whey' },
    ])
  })

  it('is nothing of a subject that nobody asks for', () => {
    expect(read('milk and eggs').mentions).toEqual([])
    expect(found('milk and eggs', 'allergen:egg')).toEqual(['eggs itself'])
  })

  it('is told once of a name that holds another', () => {
    expect(found('whole milk', milk)).toEqual(['whole milk product'])
    expect(found('milk, whole milk', milk)).toEqual(['milk product', 'whole milk product'])
  })

  it('is told of the surer name, also within a longer one that is less sure', () => {
    const both = [
      ['x', vocabularyOf({ itself: ['flurb'], checkLabel: ['flurb cake'] })],
      ['y', vocabularyOf({ products: ['flurb cake'], dishes: ['flurb'] })],
    ] as const
    const { mentions } = findMentions([buildTermIndex(both)], 'a flurb cake', () => true)
    expect(mentions.map((one) => `${one.subject} ${one.found} ${one.strength}`).sort()).toEqual([
      'x flurb cake label',
      'x flurb itself',
      'y flurb cake product',
    ])
  })
})

describe('what explains a word away', () => {
  it('is a harmless phrase that holds it, in that place alone', () => {
    expect(found('oat milk', milk)).toEqual([])
    expect(found('oat milk and milk', milk)).toEqual(['milk product'])
    expect(found('butter beans', milk)).toEqual([])
  })

  it('is kept as a word that a step may use of it', () => {
    const { released, claimed } = read('oat milk', milk)
    expect([...(released.get(milk) ?? [])]).toEqual(['milk'])
    expect(claimed.size).toBe(0)
    expect(read('milk', milk).released.size).toBe(0)
    expect(read('oat milk').released.size).toBe(0)
  })

  it('is a claim, kept with the whole name', () => {
    const { mentions, released, claimed } = read('ice cream labelled free of milk', milk)
    expect(mentions).toEqual([])
    expect([...(claimed.get(milk) ?? [])]).toContain('ice cream')
    expect([...(released.get(milk) ?? [])]).toContain('cream')
  })

  it('is no claim for the thing itself, in whatever language', () => {
    expect(found('whey labelled free of milk', milk)).toEqual(['whey itself'])
    expect(found('dairy-free kephir', milk)).toEqual(['kephir abroad'])
    expect(found('cheese labelled free of egg', milk)).toEqual(['cheese product'])
  })

  it('is the name of what a claim frees of', () => {
    expect(found('free of whey', milk)).toEqual([])
    expect(found('oil labelled free of milk', milk)).toEqual([])
  })

  it('is a thing of the kitchen, or a likeness', () => {
    expect(found('a butter knife', milk)).toEqual([])
    expect(found('a butter dish with butter', milk)).toEqual(['butter product'])
    expect(found('egg-shaped pasta', 'allergen:egg')).not.toContain('egg itself')
  })

  it('is kinds that are each harmless', () => {
    expect(found('oyster and shiitake mushrooms', 'allergen:mollusc')).toEqual([])
    expect(found('oysters and shiitake mushrooms', 'allergen:mollusc')).toEqual(['oysters itself'])
  })

  it('is a longer name that is a question for the label', () => {
    expect(found('fish cakes', 'allergen:egg')).toEqual(['fish cakes label'])
    expect(found('rice crackers', 'allergen:wheat')).toEqual(['rice crackers label'])
    expect(found('crackers', 'allergen:wheat')).toEqual(['crackers product'])
  })
})

it('a text is read by several vocabularies at once', () => {
  const own = buildTermIndex([['word:flurb', vocabularyOf({ itself: ['flurb'] })]])
  const { mentions } = findMentions([planLexicon(), own], 'flurb with milk', () => true)
  expect(mentions.map(({ subject }) => subject)).toEqual(
    expect.arrayContaining(['word:flurb', milk]),
  )
})
