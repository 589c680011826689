import type { Juice, Meal, PlanData, PlanDay } from '@brightplate/contract/plans/plan-data'
import { buildProfile } from '@brightplate/planner/testing/build-profile'
import { describe, expect, it } from 'vitest'
import { buildDish, buildPart, buildPlan } from '../testing/build-plan.ts'
import { brokenWords } from './broken-words.ts'

const rules = (...allergens: 'peanut'[]) =>
  buildProfile({}, { allergens, carefulChewing: false }).restrictions

const [peanut, none] = [rules('peanut'), rules()]
/** Peanuts are the child's own allergy, or another's at the table, or nobody's. */
const ofChild = { restrictions: peanut, ownRestrictions: peanut }
const atTable = { restrictions: peanut, ownRestrictions: none }
const ofNobody = { restrictions: none, ownRestrictions: none }

const text = (said: string) => ({ key: 'tip', params: {}, text: said })
const juice = (changes: Partial<Juice>): Partial<PlanDay> => ({
  juice: { name: 'Water', ingredients: [], preparation: [], benefits: '', ...changes },
})
const lunch = (changes: Partial<Meal>): Partial<PlanDay> => ({ lunch: buildDish(changes) })

const cookedFor = { day: 3, slot: 'lunch' as const, kept: 'fridge' as const }
const leftoverOf = (steps: string[]) => ({
  ...cookedFor,
  fresh: { steps, active_minutes: 5, total_minutes: 5 },
})
const item = (name: string, changes: object = {}) => ({
  food_id: 'peanut-butter',
  name,
  aisle: 'baking',
  needed_grams: 16,
  buy: '1 jar',
  ...changes,
})
const plateText = { key: 'plate', params: {}, text: 'rice, with peanuts' }

const placesOf = (
  plan: PlanData,
  profile: typeof ofChild,
  isLabelRead?: (typed: string) => boolean,
) => [
  ...new Set(
    brokenWords(plan, profile, isLabelRead).map(({ day, slot }) => `${day ?? '-'}/${slot ?? '-'}`),
  ),
]

describe('a word of a plan that an allergy forbids', () => {
  const step = 'Stir in the peanut butter.'
  it.each<[string, string, Partial<PlanDay>]>([
    ['the name of a breakfast', '1/breakfast', { breakfast: buildDish({ name: 'Peanut toast' }) }],
    ['a step of it', '1/breakfast', { breakfast: buildDish({ steps: [step] }) }],
    ['the name of a lunch', '1/lunch', lunch({ name: 'Peanut noodles' })],
    ['the name of a part', '1/lunch', lunch({ parts: [buildPart({ name: 'Peanut sauce' })] })],
    ['a line', '1/lunch', lunch({ ingredients: ['1 tbsp peanut butter (16 g)'] })],
    ['a step', '1/lunch', lunch({ steps: [step] })],
    ['what a dish brings', '1/lunch', lunch({ benefits: 'Peanuts bring protein.' })],
    ['a food beside', '1/lunch', lunch({ beside: ['peanut crackers'] })],
    [
      'the plate of another child',
      '1/lunch',
      lunch({ plates: [{ child_id: 'a', parts: [], left_out: [], text: plateText }] }),
    ],
    [
      'a line of the shared dish of two meals',
      '1/lunch',
      lunch({ cooked_for: { ...cookedFor, ingredients: ['2 tbsp peanut butter'], steps: [] } }),
    ],
    [
      'a step of that shared dish',
      '1/lunch',
      lunch({ cooked_for: { ...cookedFor, ingredients: [], steps: [step] } }),
    ],
    ['a step of what is left, made again', '1/lunch', lunch({ leftover: leftoverOf([step]) })],
    ['the name of a dinner', '1/dinner', { dinner: buildDish({ name: 'Peanut stew' }) }],
    ['a step of it', '1/dinner', { dinner: buildDish({ steps: [step] }) }],
    ['the first snack', '1/snack_1', { snacks: [buildDish({ steps: [step] }), buildDish()] }],
    ['the second snack', '1/snack_2', { snacks: [buildDish(), buildDish({ steps: [step] })] }],
    ['the name of a drink', '1/juice', juice({ name: 'Peanut shake' })],
    ['a line of it', '1/juice', juice({ ingredients: ['1 tbsp peanut butter'] })],
    ['how it is made', '1/juice', juice({ preparation: [step] })],
  ])('is found in %s, at %s, by the child’s rules and by those of others', (_, place, day) => {
    const plan = buildPlan([{}, day])
    expect(placesOf(plan, ofChild)).toEqual([place])
    expect(placesOf(plan, atTable)).toEqual([place])
    expect(placesOf(plan, ofNobody)).toEqual([])
  })

  it.each<[string, Partial<PlanData>]>([
    ['the list', { shopping_list: ['peanut butter, 1 jar'] }],
    ['what a home has', { staples: [item('peanut oil', { for_foods: ['rice-white'] })] }],
    ['a tip', { general_tips: ['Peanut butter makes toast richer.'] }],
  ])('is found in %s, at no meal', (_, changes) => {
    const plan = buildPlan([{ lunch: buildDish({ foods: [{ food_id: 'rice-white', grams: 9 }] }) }])
    expect(placesOf({ ...plan, ...changes }, ofChild)).toEqual(['-/-'])
    expect(placesOf({ ...plan, ...changes }, atTable)).toEqual(['-/-'])
  })

  it('is told once where the same rules hold for the child and for all', () => {
    const plan = buildPlan([lunch({ name: 'Peanut noodles' })])
    expect(brokenWords(plan, ofChild)).toHaveLength(1)
  })

  it('is not looked for in why a dish stands there: that names what it came in place of', () => {
    const why = [text('In place of peanut butter.')]
    expect(placesOf(buildPlan([lunch({ why })]), ofChild)).toEqual([])
  })
})

describe('what is made apart for the child', () => {
  const step = 'Spread the peanut butter.'
  const preparedSeparately = buildPart({
    name: 'Peanut butter toast',
    typed: 'peanut toast',
    ingredients: ['1 tbsp peanut butter'],
    apart_steps: [step],
  })
  const rice = buildPart({ ingredients: ['rice'] })
  const lines = { ingredients: ['rice', '1 tbsp peanut butter'], parts: [rice, preparedSeparately] }
  const foods = [
    { food_id: 'rice-white', grams: 60 },
    { food_id: 'peanut-butter', grams: 16 },
  ]
  const own: Partial<Meal> = {
    ...lines,
    name: 'Rice, Peanut butter toast',
    steps: ['Boil the rice.', step],
    foods,
  }

  it.each<[string, Partial<Meal>]>([
    ['on its plate', {}],
    [
      'in the shared dish of two meals',
      { cooked_for: { ...cookedFor, ingredients: [], steps: [step] } },
    ],
    ['in what is left, made again', { leftover: leftoverOf([step]) }],
  ])('is no matter for the rules of others %s, and one for its own', (_, changes) => {
    const plan = buildPlan([{}, lunch({ ...own, ...changes })])
    expect(placesOf(plan, atTable)).toEqual([])
    expect(placesOf(plan, ofChild)).toEqual(['1/lunch'])
  })

  it.each<[string, Partial<PlanDay>]>([
    ['breakfast', { breakfast: buildDish(own) }],
    ['dinner', { dinner: buildDish(own) }],
    ['snack_1', { snacks: [buildDish(own), buildDish()] }],
    ['snack_2', { snacks: [buildDish(), buildDish(own)] }],
    ['juice', juice({ ...lines, name: 'Rice, Peanut butter toast', preparation: [step] })],
  ])('is none at %s either', (slot, day) => {
    expect(placesOf(buildPlan([{}, day]), atTable)).toEqual([])
    expect(placesOf(buildPlan([{}, day]), ofChild)).toEqual([`1/${slot}`])
  })

  it.each<[string, Partial<Meal>]>([
    ['the same step is one of the shared dish too', { steps: [step, step] }],
    [
      'another line is shared',
      { parts: [buildPart({ ingredients: ['2 peanuts'] }), preparedSeparately] },
    ],
    [
      'a shared part is called by it',
      { parts: [buildPart({ name: 'Peanut rice' }), preparedSeparately] },
    ],
    ['another food is beside', { beside: ['peanut crackers'] }],
    [
      'the shared dish of two meals holds it twice',
      { cooked_for: { ...cookedFor, ingredients: [], steps: [step, step] } },
    ],
    ['what is left is made with it twice', { leftover: leftoverOf([step, step]) }],
  ])('leaves a matter where %s', (_, changes) => {
    expect(placesOf(buildPlan([{}, lunch({ ...own, ...changes })]), atTable)).toEqual(['1/lunch'])
  })

  it('may stand beside a meal as typed, and what all eat of may not', () => {
    const typed = 'peanut crackers'
    const alone = buildPart({ name: typed, typed, apart_steps: [] })
    const dish = { beside: [typed], parts: [rice, alone] }
    expect(placesOf(buildPlan([lunch(dish)]), atTable)).toEqual([])
    const shared = { ...dish, parts: [rice, buildPart({ name: 'Crackers', typed })] }
    expect(placesOf(buildPlan([lunch(shared)]), atTable)).toEqual(['0/lunch'])
    // A part with lines of its own is told by these: what stands beside under its name is another.
    const withLines = { ...alone, name: 'Crackers', ingredients: ['crackers'] }
    expect(placesOf(buildPlan([lunch({ ...dish, parts: [rice, withLines] })]), atTable)).toEqual([
      '0/lunch',
    ])
  })

  describe('is bought', () => {
    const bought = (for_foods: string[] | undefined, changes: Partial<PlanData> = {}) =>
      buildPlan([lunch(own)], {
        shopping_list: ['rice, 1 bag', 'peanut butter, 1 jar'],
        shopping_items: [
          item('rice', { food_id: 'rice-white', for_foods: ['rice-white'] }),
          item('peanut butter', { for_foods }),
        ],
        ...changes,
      })

    it('for the child alone, or for all as well', () => {
      expect(placesOf(bought(['peanut-butter']), atTable)).toEqual([])
      expect(placesOf(bought(['peanut-butter', 'rice-white']), atTable)).toEqual(['-/-'])
      expect(placesOf(bought(['peanut-butter']), ofChild)).toContain('-/-')
    })

    it('as a staple', () => {
      const staple = (for_foods: string[]) =>
        buildPlan([lunch(own)], { staples: [item('peanut oil', { for_foods })] })
      expect(placesOf(staple(['peanut-butter']), atTable)).toEqual([])
      expect(placesOf(staple(['rice-white']), atTable)).toEqual(['-/-'])
    })

    it('by its typed name, or by its name where that is one', () => {
      const typed = 'peanut crackers'
      const alone = buildPart({ name: typed, typed, apart_steps: [] })
      const list = (parts: Meal['parts'], changes: object) =>
        buildPlan([lunch({ beside: [typed], parts })], {
          shopping_list: [typed],
          shopping_items: [item(typed, changes)],
        })
      expect(placesOf(list([rice, alone], {}), atTable)).toEqual([])
      expect(placesOf(list([rice, alone], { name: 'Crackers', typed }), atTable)).toEqual([])
      const shared = buildPart({ name: 'Crackers', typed })
      expect(placesOf(list([rice, shared], {}), atTable)).toContain('-/-')
      expect(placesOf(list([rice], {}), atTable)).toContain('-/-')
      expect(placesOf(list([rice], { name: 'Crackers', typed }), atTable)).toContain('-/-')
    })

    it('and a line is read for all behind one of the child’s whose label was read', () => {
      const plan = bought(['rice-white'], {
        shopping_list: ['Zorp, 1 bag', 'peanut butter, 1 jar'],
        shopping_items: [
          item('Zorp', { typed: 'Zorp' }),
          item('peanut butter', { for_foods: ['rice-white'] }),
        ],
      })
      expect(placesOf(plan, atTable, (typed) => typed === 'Zorp')).toEqual(['-/-'])
    })

    it('and a line that no item tells of is read for all', () => {
      const plan = bought(['peanut-butter'], {
        shopping_list: ['rice, 1 bag', 'butter, 1 stick', 'peanut butter, 1 jar'],
        shopping_items: [item('rice', { for_foods: ['rice-white'] })],
      })
      expect(placesOf(plan, atTable)).toEqual(['-/-'])
    })

    it('for a dish whose foods no part tells of, which all eat', () => {
      const days = [
        lunch(own),
        { dinner: buildDish({ foods: [{ food_id: 'peanut-butter', grams: 5 }] }) },
      ]
      const plan = { ...bought(['peanut-butter']), days: buildPlan(days).days }
      expect(placesOf(plan, atTable)).toEqual(['-/-'])
    })
  })

  it('may be told in a notice about the child’s own foods, and in no tip for all', () => {
    const said = text('Peanut butter is one of few foods that your child eats.')
    const plan = buildPlan([lunch(own)], { general_tips: [said.text], tip_texts: [said] })
    expect(placesOf({ ...plan, notices: [said] }, atTable)).toEqual([])
    expect(placesOf(plan, atTable)).toEqual(['-/-'])
    expect(placesOf({ ...plan, notices: [said] }, ofChild)).toContain('-/-')
  })
})

describe('a typed food whose label the parent has read', () => {
  const typed = 'peanut crackers'
  const isRead = (one: string) => one === typed

  it('is no find beside a meal, as a part of it and on the list', () => {
    const part = buildPart({ name: typed, typed })
    const plan = buildPlan([lunch({ name: typed, beside: [typed], parts: [part] })], {
      shopping_list: [typed],
      shopping_items: [item(typed, { typed })],
    })
    expect(placesOf(plan, ofChild)).toEqual(['0/lunch', '-/-'])
    expect(placesOf(plan, ofChild, isRead)).toEqual([])
    expect(placesOf(plan, atTable, isRead)).toEqual([])
  })

  it('leaves the rest of its meal to be read', () => {
    const read = buildPart({ name: typed, typed })
    const of = (changes: Partial<Meal>) => placesOf(buildPlan([lunch(changes)]), ofChild, isRead)
    expect(of({ parts: [read, buildPart({ name: 'Peanut sauce' })] })).toEqual(['0/lunch'])
    expect(of({ name: 'Peanut rice', parts: [buildPart()] })).toEqual(['0/lunch'])
    expect(of({ beside: [typed, 'peanut bar'] })).toEqual(['0/lunch'])
  })
})
