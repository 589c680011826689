import { describe, expect, it } from 'vitest'
import type { AllergenId } from '../../allergen.ts'
import { interpretProfile } from '../interpret-profile.ts'
import { asked as askedWords } from '../testing/asked.ts'

const wish = (...dietary_preferences: string[]) =>
  interpretProfile({ allergies: [], behavioral_goals: [], dietary_preferences })
const goal = (...behavioral_goals: string[]) =>
  interpretProfile({ allergies: [], behavioral_goals, dietary_preferences: [] })

const questionsOf = ({ readings }: ReturnType<typeof wish>) =>
  readings.flatMap(({ understood }) =>
    understood.flatMap((one) =>
      'question' in one && one.question ? [askedWords(one.question)] : [],
    ),
  )

describe('a wish for a food needs evidence', () => {
  it.each([
    ['pasta', 'pasta'],
    ['chicken nuggets', 'chicken nugget'],
    ['cheese pizza', 'cheese pizza'],
    ['loves milk', 'milk'],
    ['likes eggs', 'egg'],
    ['favourite: bananas', 'banana'],
    ['salmon', 'salmon'],
  ])('"%s" is a liking', (tag, like) => {
    expect(wish(tag).likes).toEqual([like])
    expect(wish(tag).allergens).toEqual([])
  })

  it.each([
    'milk (hives)',
    'milk - hives',
    'milk: vomits',
    'peanut EpiPen',
    'eggs cause a rash',
    'peanuts banned',
    '🚫 milk',
    'egg ❌',
    'raw eggs',
    'breast milk only',
    'apple cider vinegar cleanse',
    'separate milk and meat',
    'likes milk (hives)',
    'loves pasta, no fish',
    'bananas make him gag',
  ])('"%s" is none', (tag) => {
    expect(wish(tag).likes).toEqual([])
  })

  it.each([
    ['milk', 'milk', 'milk'],
    ['Eggs', 'egg', 'egg'],
    ['peanuts', 'peanut', 'peanut'],
    ['leche', 'milk', 'milk'],
    ['🥜', 'peanut', 'peanut'],
    ['peanut butter', 'peanut', 'peanut'],
  ] as const)('the bare name "%s" stays out until the parent says which', (tag, allergen, term) => {
    const read = wish(tag)
    expect(read.allergens).toContain(allergen)
    expect(read.likes).toEqual([])
    expect(questionsOf(read)).toContain(`liked: ${term}`)
    expect(goal(tag).allergens).toContain(allergen)
  })
})

describe('what governs a list governs all of it', () => {
  const lists: readonly (readonly [string, readonly AllergenId[]])[] = [
    ['avoid: peanuts; cashews', ['peanut', 'cashew']],
    ['egg, nut and sesame free', ['egg', 'peanut', 'almond', 'sesame']],
    ['NO: milk, egg', ['milk', 'egg']],
    ['dairy, egg free', ['milk', 'egg']],
    ['no dairy; eggs; nuts', ['milk', 'egg', 'walnut']],
    ['dairy-, egg- and nut-free', ['milk', 'egg', 'almond']],
    ['gluten, casein and soy free', ['wheat', 'milk', 'soy']],
    ['milk, wheat, egg elimination diet', ['milk', 'wheat', 'egg']],
    ['eggs / nuts / sesame not allowed', ['egg', 'hazelnut', 'sesame']],
    ['allergic to milk. eggs. soy', ['milk', 'egg', 'soy']],
    ['without fish | milk | soy', ['fish', 'milk', 'soy']],
    ['hates fish and also shrimp, crab', ['fish', 'crustacean']],
    ['sans lait, oeufs, soja', ['milk', 'egg', 'soy']],
    ['sin leche; huevo; trigo', ['milk', 'egg', 'wheat']],
    ['ohne Milch, Eier und Nüsse', ['milk', 'egg', 'hazelnut']],
    ['🚫 🥛 🥚', ['milk', 'egg']],
    ['peanut/treenut: carries epipen', ['peanut', 'pecan']],
    ['everything but milk and eggs', ['milk', 'egg']],
    ['DF/EF/NF/SF', ['milk', 'egg', 'almond', 'soy']],
    ['GFDFSF', ['wheat', 'milk', 'soy']],
    ['GF EF', ['wheat', 'egg']],
  ]
  it.each(lists)('"%s" keeps out %j, in preferences and in goals', (tag, allergens) => {
    for (const read of [wish(tag), goal(tag)]) {
      for (const id of allergens) expect(read.allergens, tag).toContain(id)
      expect(read.likes).toEqual([])
    }
  })

  it('ends where a word of liking begins, and what is liked beside it is set aside', () => {
    const read = wish('loves pasta, hates fish')
    expect(read.allergens).toEqual(['fish'])
    expect(read.readings[0]?.understood).toContainEqual({
      kind: 'aside',
      term: 'pasta',
      note: { key: 'note.add-wish', params: {} },
    })
  })

  it('is read as in the allergies list: what is not known stays out as it stands, and is said', () => {
    const read = wish('allergic to zorble and milk')
    expect(read.words).toContain('zorble')
    expect(read.unchecked).toEqual(['zorble'])
  })

  it('keeps no everyday word out: "no smell", "plates must not touch", "stop rocking"', () => {
    for (const tag of ['no smell', 'plates must not touch', 'hates long queues']) {
      expect(wish(tag).words).toEqual([])
      expect(wish(tag).allergens).toEqual([])
      expect(wish(tag).readings[0]?.notRecognised).toEqual([tag])
    }
    expect(goal('stop rocking').allergens).toEqual([])
  })

  it('reads "foods must not touch" as a wish for things apart, and keeps nothing out for it', () => {
    const read = wish('foods must not touch')
    expect(read.textures).toEqual(['sauce-apart'])
    expect([...read.words, ...read.allergens]).toEqual([])
  })

  it('denies a diet that it stands before', () => {
    expect(wish('not vegan').diets).toEqual([])
    expect(wish('not vegan', 'vegan').diets).toEqual(['vegan'])
  })

  it.each([
    ['no chewy meat', 'chewy meat'],
    ['hates chewy chicken', 'chewy chicken'],
    ['no crunchy vegetables', 'crunchy vegetables'],
    ['no mushy bananas', 'mushy bananas'],
  ])('leaves out a food in the texture that is refused, and no other: "%s"', (tag, typed) => {
    expect(wish(tag)).toMatchObject({ refused: [typed], words: [], allergens: [] })
  })

  it.each([
    ['no slimy fish', ['fish'], []],
    ['allergic to chewy meat', [], expect.arrayContaining(['beef', 'chicken'])],
  ])('keeps an allergen or an allergy out in any texture: "%s"', (tag, allergens, words) => {
    expect(wish(tag)).toMatchObject({ allergens, words })
  })

  it.each([
    ['g6pd deficiency', ['fava bean'], []],
    ['favism', ['fava bean'], []],
    ['bird egg syndrome', ['chicken', 'turkey'], ['egg']],
    ['alpha gal', [], ['milk']],
  ])('keeps out what an illness does, unasked: "%s"', (tag, words, allergens) => {
    expect(wish(tag)).toMatchObject({ words, allergens, likes: [] })
    expect(questionsOf(wish(tag))).toEqual([])
    expect(goal(tag)).toMatchObject({ words, allergens, likes: [] })
  })

  it('leaves out what has a refused texture, as the refused foods do', () => {
    expect(wish('no crunchy foods')).toMatchObject({ textures: [], refused: ['crunchy foods'] })
  })
})

describe('less of a food', () => {
  it('keeps none of it out and wishes for none', () => {
    const read = wish('less bread')
    expect([read.likes, read.allergens, read.words]).toEqual([[], [], []])
  })
})
