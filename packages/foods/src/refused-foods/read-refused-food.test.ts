import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foods } from '../foods.ts'
import { readTokens } from '../tokens/read-tokens.ts'
import { foodGroups } from './food-groups.ts'
import { exemptionOf, readRefusedFood } from './read-refused-food.ts'
import { refusingTokens } from './words/refusing-tokens.ts'
import { exceptionPairs, exceptionWords, fillers, states } from './words/words-around-foods.ts'

const read = (typed: string) => readRefusedFood(typed)
const groupsOf = (typed: string) => read(typed).terms.flatMap(({ groups }) => groups)
const foodsOf = (typed: string) => read(typed).terms.flatMap((term) => [...term.foods.keys()])
const unknownOf = (typed: string) => read(typed).unknown.map(({ word }) => word)

describe('a refused food', () => {
  it.each([
    ['fish', 'fish'],
    ['FISH!', 'fish'],
    ['no beans', 'beans'],
    ['hates fish', 'fish'],
    ["won't eat meat", 'meat'],
    ['anything green', 'green foods'],
    ['red meat', 'red meat'],
    ['oatmeal', 'porridge'],
    ['casseroles', 'mixed foods'],
    ['foods that touch', 'mixed foods'],
    ['anything with bits', 'foods with bits'],
    ['yoghurts', 'yogurt'],
    ['pescado', 'fish'],
    ['légumes', 'vegetables'],
    ['legumes', 'beans, lentils and peas'],
    ['Käse', 'cheese'],
    ['arroz', 'rice'],
    ['prawns', 'shellfish'],
    ['mushy', 'mushy foods'],
  ])('"%s" is read as the group %s', (typed, group) => {
    expect(groupsOf(typed)).toEqual([group])
    expect(unknownOf(typed)).toEqual([])
  })

  it.each([
    ['bananas', ['banana']],
    ['carots', ['carrot']],
    ['zanahoria', ['carrot']],
    ['aubergine', ['eggplant']],
    ['brocoli', ['broccoli', 'broccoli-frozen']],
    ['peanut butter', ['peanut-butter', 'peanut-butter-unsweetened']],
    ['green beans', ['green-beans', 'green-beans-frozen']],
    ['butter', ['butter', 'ghee']],
    ['sweet potato', ['sweet-potato']],
    ['potatoes', ['potato']],
  ])('"%s" is read as the foods %j', (typed, ids) => {
    expect(foodsOf(typed).sort()).toEqual(ids)
  })

  it('is read without signs and remarks on a brand, and the links of other languages', () => {
    for (const typed of ['✗ eggs', 'eggs 🤮', 'eggs 😖', 'leche y huevos', 'mjölk och ägg'])
      expect(unknownOf(typed), typed).toEqual([])
    expect(unknownOf('mango nectar (one brand only)')).toEqual([])
    expect(foodsOf('mjölk')).toEqual(foodsOf('leche'))
  })

  it.each(['won’t eat anything but pasta', 'refuses everything except pasta'])(
    'leaves out nothing that it excepts, and is not known where it excepts from all: "%s"',
    (typed) => {
      expect(read(typed).terms).toEqual([])
      expect(unknownOf(typed)).toEqual([typed.toLowerCase()])
    },
  )

  it('is what stands behind "anything but", which may be said of what is eaten', () => {
    expect(groupsOf('anything but fish')).toEqual(['fish'])
  })

  it.each(['Gemüse außer Möhren', 'légumes sauf carottes', 'овощи кроме моркови'])(
    'excepts in other languages: "%s"',
    (typed) => {
      expect(read(typed).guesses).toEqual([])
      expect(read(typed).terms[0]?.exemptions).toHaveLength(1)
    },
  )

  it('in one texture is narrowed to it', () => {
    const [carrots, ...others] = read('no crunchy carrots').terms
    expect(others).toEqual([])
    expect([...(carrots?.foods.keys() ?? [])]).toEqual(['carrot'])
    expect(carrots?.forms.map(({ typed }) => typed)).toEqual(['crunchy'])
    expect(carrots?.plainForms).toContain('carrot')
    const [fries, ...rest] = read('no soggy fries').terms
    expect(rest).toEqual([])
    expect(fries).toMatchObject({ plainForms: new Set(), foods: new Map() })
    expect(fries?.forms.map(({ typed }) => typed)).toEqual(['soggy'])
    // mashed potatoes are a dish of their own, and crunchy peanut butter is no peanut butter in a crunchy dish
    expect(read('mashed potatoes').terms[0]?.forms).toEqual([])
    expect(read('crunchy peanut butter').terms[0]?.forms).toEqual([])
  })

  it('may be several in one tag', () => {
    expect(groupsOf('fish, peas and soup')).toEqual(['fish', 'peas', 'soup'])
    expect(groupsOf('meat/eggs & bread')).toEqual(['meat', 'eggs', 'bread'])
    // A sandwich is called so too; what is called so by its own name is that.
    expect(groupsOf('no bread and cheese')).toEqual(['bread', 'cheese'])
    expect(groupsOf('mac and cheese')).toEqual([])
  })

  it('is narrowed by a kind of dish or a state that stands beside it', () => {
    const [soup] = read('tomato soup').terms
    expect([soup?.groups, soup?.forms.map(({ groups }) => groups)]).toEqual([
      ['tomatoes'],
      [['soup']],
    ])
    expect(read('raw carrots').terms.map(({ state }) => state)).toEqual(['raw'])
    // A comma or "and" between them makes two.
    expect(read('tomato, soup').terms.map(({ forms }) => forms.length)).toEqual([0, 0])
  })

  it('keeps an exception, and refuses what is no part of it', () => {
    const [vegetables, fish] = read('all vegetables except carrots, corn, fish').terms
    expect(vegetables?.exemptions.map(({ typed }) => typed)).toEqual(['carrots', 'corn'])
    expect(vegetables?.exemptions.flatMap((one) => [...one.foods])).toContain('carrot')
    expect([fish?.groups, fish?.exemptions]).toEqual([['fish'], []])
    expect(read('meat but not nuggets').terms[0]?.exemptions[0]).toMatchObject({
      typed: 'nuggets',
      isForm: true,
    })
    // "but" alone excepts nothing.
    expect(groupsOf('fish but also peas')).toEqual(['fish', 'peas'])
    expect(read('fish, not peas').terms.flatMap(({ exemptions }) => exemptions)).toEqual([])
  })

  it('that we do not know is kept as the words typed', () => {
    expect(unknownOf('blorb')).toEqual(['blorb'])
    expect(unknownOf('fish, blorb zorp')).toEqual(['blorb zorp'])
    expect(unknownOf('please')).toEqual(['please'])
    expect(read('please').terms).toEqual([])
  })

  it('is mended by one letter, and says so, but never from an everyday word', () => {
    expect(read('vegtables').guesses).toEqual([{ typed: 'vegtables', readAs: 'vegetable' }])
    expect(read('spinich').guesses).toEqual([{ typed: 'spinich', readAs: 'spinach' }])
    for (const word of ['broad', 'means', 'money', 'carry', 'union', 'daily', 'smell']) {
      expect([word, read(word).guesses, read(word).terms]).toEqual([word, [], []])
    }
  })

  it('is never water, salt or oil on its own account', () => {
    expect(foodsOf('salt')).toEqual([])
    expect(foodsOf('oil')).toEqual([])
  })

  it('accounts for every word, whatever is typed', () => {
    const names = [
      ...foodGroups.flatMap(({ names: { en = [] } }) => en),
      ...foods.map(({ name }) => name),
    ]
    const word = fc.oneof(
      fc.constantFrom(...names),
      fc.constantFrom('no', 'hates', 'all', 'and', ',', 'except', 'raw', 'but not', 'please', '/'),
      fc.stringMatching(/^[a-z]{3,8}$/),
    )
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 6 }), (words) => {
        const typed = words.join(' ')
        const { terms, unknown, guesses } = read(typed)
        const named = [
          ...terms.flatMap((term) => [
            term.typed,
            ...term.exemptions.flatMap(({ phrases }) => phrases),
          ]),
          ...unknown.map(({ term }) => term.typed),
        ].join(' ')
        const mended = new Set(guesses.map((one) => one.typed))
        const tokens = readTokens(typed)
        const said = refusingTokens(tokens)
        const lost = tokens.plain.filter(
          (one, at) =>
            !` ${named} `.includes(` ${tokens.words[at]} `) &&
            // "dairy-free" of a food is no food.
            one !== 'free' &&
            !tokens.plain.slice(at + 1, at + 4).includes('free') &&
            !mended.has(one) &&
            !said.has(at) &&
            !fillers.has(one) &&
            !states.has(one) &&
            !exceptionWords.has(one) &&
            ![...exceptionPairs].some((pair) => pair.split(' ').includes(one)),
        )
        expect(lost).toEqual([])
        expect(terms.length + unknown.length).toBeGreaterThan(0)
      }),
      { numRuns: 400, seed: 20261122 },
    )
  })
})

describe('a food named as eaten', () => {
  it('is its foods where it is a plain food, and its name where it is a form', () => {
    expect([...exemptionOf('carrots').foods]).toEqual(['carrot'])
    expect(exemptionOf('chicken nuggets')).toMatchObject({
      isForm: true,
      phrases: ['chicken nugget'],
    })
    expect(exemptionOf('chicken nuggets').foods.size).toBe(0)
    expect([...exemptionOf('fish fingers').foods]).toEqual(['fish-fingers'])
  })

  it.each([
    ['anything fishy', 'anything fishy'],
    ['eggy things', 'egg'],
    ['saucy food', 'saucy'],
    ['oniony', 'onion'],
    ['garlicky', 'garlic'],
    ['meaty', 'meat'],
  ])('“%s” is what it is like', (typed, term) => {
    const { terms, unknown, guesses } = readRefusedFood(typed)
    expect(terms.map((one) => one.typed)).toEqual([term])
    expect(terms[0]?.foods.size).toBeGreaterThan(0)
    expect([...unknown, ...guesses]).toEqual([])
  })

  it.each(['sticky', 'smelly', 'funny'])('“%s” is like no food', (typed) => {
    expect(readRefusedFood(typed).terms).toEqual([])
  })
})

describe('a remark that allows', () => {
  const stays = (typed: string) =>
    readRefusedFood(typed).terms[0]?.exemptions.map((one) => one.typed) ?? []

  it.each([
    ['fish (fish fingers ok)', ['fish fingers']],
    ['meat but nuggets are fine', ['nuggets']],
    ['dairy, likes cheese', ['cheese']],
    ['vegetables, corn is okay', ['corn']],
  ])('keeps what it names: "%s"', (typed, foods) => {
    expect(stays(typed)).toEqual(foods)
  })

  it.each([
    'fish (fish fingers not ok)',
    "no fish, doesn't like eggs",
    'fish ok',
    'hates fish and eggs',
  ])('is none in "%s"', (typed) => {
    expect(stays(typed)).toEqual([])
  })
})
