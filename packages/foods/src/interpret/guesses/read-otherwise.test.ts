import { describe, expect, it } from 'vitest'
import { interpretProfile } from '../interpret-profile.ts'
import { asked as askedWords } from '../testing/asked.ts'

const read = (list: 'allergies' | 'dietary_preferences', tag: string) =>
  interpretProfile({
    allergies: [],
    behavioral_goals: [],
    dietary_preferences: [],
    [list]: [tag],
  })

const asked = (list: 'allergies' | 'dietary_preferences', tag: string) =>
  read(list, tag).readings.flatMap(({ understood }) =>
    understood.flatMap((one) =>
      'question' in one && one.question ? [askedWords(one.question)] : [],
    ),
  )

describe('a name of one food that may list two', () => {
  it('goes on over a slash, where its end and what follows are a name too', () => {
    for (const list of ['allergies', 'dietary_preferences'] as const) {
      expect(read(list, 'no soy nut/butter').allergens).toEqual(
        expect.arrayContaining(['soy', 'almond', 'walnut', 'milk']),
      )
    }
    expect(read('allergies', 'soy nut butter').allergens).toEqual(['soy'])
    expect(read('allergies', 'coconut milk/ice').allergens).toEqual(['coconut'])
  })

  it.each(['milk fish', 'no milk fish', 'allergic to milk fish', 'milk fish allergy'])(
    'keeps out the fish, and milk until the parent says: "%s"',
    (tag) => {
      expect(read('allergies', tag).allergens).toEqual(['fish', 'milk'])
      expect(asked('allergies', tag)).toEqual(['too: milk'])
    },
  )

  it.each(['no milk fish', 'won’t eat milk fish', 'milk fish allergy'])(
    'is read so wherever it is refused: "%s"',
    (tag) => {
      expect(read('dietary_preferences', tag).allergens).toEqual(['fish', 'milk'])
      expect(asked('dietary_preferences', tag)).toEqual(['too: milk'])
    },
  )

  it('is one food among the wishes', () => {
    expect(read('dietary_preferences', 'milk fish').likes).toEqual(['milk fish'])
  })

  it.each([
    ['soy milk', ['soy']],
    ['no almond milk', ['almond']],
    ['peanut butter', ['lupin', 'peanut']],
    ['coconut milk', ['coconut']],
    ['butter beans', []],
    ['milk chocolate', ['milk']],
  ])('is no list where it ends with what it is like, or holds both: "%s"', (tag, allergens) => {
    expect(read('allergies', tag).allergens).toEqual(allergens)
    expect(asked('allergies', tag)).not.toContainEqual(expect.stringMatching(/milk|butter/u))
  })

  it.each([
    ['egg plant', 'eggplant'],
    ['no egg plant', 'eggplant'],
    ['no nut meg', 'nutmeg'],
    ['nut meg', 'nutmeg'],
    ['no dough nuts', 'doughnut'],
    ['no butter nut', 'butternut'],
    ['gold fish', 'goldfish'],
  ])('keeps out the one and the allergen in it: "%s"', (tag, word) => {
    const { words, allergens, unchecked } = read('allergies', tag)
    expect(words).toContain(word)
    expect(allergens).not.toEqual([])
    expect(unchecked).toEqual([])
  })

  it('keeps out what is heard, and asks about what is written', () => {
    const { allergens, unchecked } = read('allergies', 'pee nuts')
    expect(allergens).toEqual(expect.arrayContaining(['peanut', 'almond']))
    expect(unchecked).toEqual([])
    expect(asked('allergies', 'pee nuts')[0]).toBe('too: nuts')
  })

  it.each([
    ['anything but milk', ['milk']],
    ['грецкий орех и фундук', ['hazelnut', 'pecan', 'walnut']],
    ['no nut yet, milk', undefined],
  ])('hears no name across small words: "%s"', (tag, allergens) => {
    const found = read('allergies', tag)
    if (allergens) expect(found.allergens).toEqual(allergens)
    expect(asked('allergies', tag)).not.toContainEqual(expect.stringMatching(/^meant: /u))
  })
})
