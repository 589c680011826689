import type { Interpretation, TagReading } from '@brightplate/contract/typed/profile-terms'
import { describe, expect, it } from 'vitest'
import { excludedWords } from './excluded-words.ts'

type Understood = Pick<TagReading['understood_as'][number], 'kind' | 'term' | 'by_name'> & {
  question?: string
}

const reading = (
  tag: string,
  understood: Understood[],
  list: TagReading['list'] = 'allergies',
): TagReading => ({
  list,
  tag,
  understood_as: understood.map(({ question = null, ...one }) => ({
    ...one,
    kept_out: [],
    question,
    note: null,
  })),
  not_recognised: [],
})

const interpretation = (readings: TagReading[], unchecked: string[] = []): Interpretation => ({
  readings,
  unchecked,
  clinician_conditions: [],
})

describe('what a plan promises to keep out', () => {
  it('is said in the words of the parent where they are plain names', () => {
    const readings = [
      reading('milk', [{ kind: 'allergen', term: 'milk' }]),
      reading('Peanuts', [{ kind: 'allergen', term: 'peanut' }]),
      reading('milk (hives)', [{ kind: 'allergen', term: 'milk' }]),
      reading('coeliac', [{ kind: 'allergen', term: 'gluten' }]),
    ]
    expect(excludedWords(interpretation(readings)).checked).toEqual(['milk', 'Peanuts', 'gluten'])
  })

  it('holds what a preference keeps out, and no wish or diet', () => {
    const readings = [
      reading('no nuts', [{ kind: 'allergen', term: 'nuts' }], 'dietary_preferences'),
      reading('loves corn', [{ kind: 'like', term: 'corn' }], 'dietary_preferences'),
      reading('vegan', [{ kind: 'diet', term: 'vegan' }], 'dietary_preferences'),
    ]
    expect(excludedWords(interpretation(readings)).checked).toEqual(['nuts'])
  })

  it('never holds a guess, or a word that is not checked', () => {
    const readings = [
      reading('penut', [{ kind: 'allergen', term: 'peanut', question: 'Did you mean peanut?' }]),
      reading('blorbifruit', []),
    ]
    expect(excludedWords(interpretation(readings, ['blorbifruit']))).toEqual({
      checked: [],
      unchecked: ['blorbifruit'],
      byName: [],
    })
  })

  it('tells apart what only its name gives away', () => {
    const readings = [reading('E471', [{ kind: 'food', term: 'e471', by_name: true }])]
    expect(excludedWords(interpretation(readings))).toEqual({
      checked: [],
      unchecked: [],
      byName: ['e471'],
    })
  })
})
