import { describe, expect, it } from 'vitest'
import { interpretProfile } from '../interpret-profile.ts'

const read = (list: 'allergies' | 'dietary_preferences', tag: string) =>
  interpretProfile({
    allergies: [],
    behavioral_goals: [],
    dietary_preferences: [],
    [list]: [tag],
  })
const unknownOf = (tag: string) =>
  read('allergies', tag).readings.flatMap(({ notRecognised }) => notRecognised)

describe('a piece between separators', () => {
  it.each([
    ['peanut, til', 'sesame'],
    ['pain, lait', 'wheat'],
    ['lait / pain', 'wheat'],
    ['sans pain ni lait', 'wheat'],
    ['pas de pain', 'wheat'],
  ])('"%s" names %s, though a word of it is a small one elsewhere', (tag, allergen) => {
    expect(read('allergies', tag).allergens).toContain(allergen)
    expect(unknownOf(tag)).toEqual([])
  })

  it.each(['stomach pain after milk', 'milk hurts, in pain all day', 'milk gives her pain'])(
    '"%s" names no bread: the word stands among English ones',
    (tag) => {
      expect(read('allergies', tag).allergens).toEqual(['milk'])
    },
  )

  it.each(['milk, nobody', 'milk; mother', 'milk / sister', 'milk\nhouse'])(
    '"%s" is no filler: what names nothing is said',
    (tag) => {
      const [, word = ''] = tag.split(/[^a-z]+/u)
      expect(unknownOf(tag)).toEqual([word])
      expect(read('allergies', tag).unchecked).toEqual([word])
    },
  )

  it.each(['milk, severe', 'egg, baked', 'milk, please', 'egg, vomiting', 'nuts, all of them'])(
    '"%s" may say how it is with what stands before',
    (tag) => {
      expect(unknownOf(tag)).toEqual([])
    },
  )

  it('without a separator it is filler beside a reading', () => {
    expect(unknownOf('my mother says milk')).toEqual([])
  })

  it('is compared with its accents: “mè” is no “me”', () => {
    expect(unknownOf('milk for mé')).toEqual(['mé'])
    expect(unknownOf('milk for me')).toEqual([])
  })

  it('is said among wishes too', () => {
    const { readings } = read('dietary_preferences', 'no milk, nobody')
    expect(readings.flatMap(({ notRecognised }) => notRecognised)).toEqual(['nobody'])
  })
})
