import { describe, expect, it } from 'vitest'
import type { Restrictions } from '../restrictions.ts'
import { buildRestrictions } from '../testing/build-restrictions.ts'
import { buildPlanText } from './build-plan-text.ts'
import { checkPlanText } from './check-plan-text.ts'

type Text = Parameters<typeof buildPlanText>

const restrict = (changes: Partial<Restrictions>): Restrictions => buildRestrictions(changes)

/** What is found, with its certainty: "milk contains". */
const finds = (changes: Partial<Restrictions>, ...text: Text) =>
  checkPlanText(restrict(changes), buildPlanText(...text)).map(
    ({ found, certainty }) => `${found} ${certainty}`,
  )

const noMilk: Partial<Restrictions> = { allergens: ['milk'] }
const stepAfter = (line: string | readonly string[], step: string) =>
  finds(noMilk, { lines: [line].flat(), steps: [step] })

describe('a word of a step that a line may explain', () => {
  it.each(['the', 'each', 'this', 'that', 'your', 'remaining', 'rest'])(
    'after “%s” speaks of the line',
    (pointer) => {
      expect(stepAfter('200 ml oat milk', `Pour in ${pointer} milk.`)).toEqual([])
    },
  )

  it.each([
    'a',
    'some',
    'more',
    'extra',
    'any',
    'another',
    'other',
    'own',
    'my',
    'their',
    'with',
    'and',
    'of',
    'see',
    'like',
  ])('after “%s” brings in another food', (word) => {
    expect(stepAfter('200 ml oat milk', `Pour in ${word} milk.`)).toEqual(['milk contains'])
  })

  it('at the very beginning brings in another food', () => {
    expect(stepAfter('200 ml oat milk', 'Milk comes last.')).toEqual(['Milk contains'])
  })

  it('is explained by one line among others that say nothing of it', () => {
    expect(stepAfter(['40 g rice', '200 ml oat milk', '1 apple'], 'Pour in the milk.')).toEqual([])
  })

  it('is not explained where another line holds the thing', () => {
    expect(stepAfter(['200 ml oat milk', '20 g butter'], 'Pour in the milk.')).toEqual([
      'butter contains',
      'milk contains',
    ])
  })

  it('is not explained by a line on something else', () => {
    expect(stepAfter('40 g rice', 'Pour in the milk.')).toEqual(['milk contains'])
  })

  it('in a longer name says what that name says', () => {
    expect(stepAfter('200 ml oat milk', 'Pour in the chocolate milk.')).toEqual([
      'chocolate milk contains',
    ])
  })

  it('that names the thing itself is never explained', () => {
    const noEgg: Partial<Restrictions> = { allergens: ['egg'] }
    expect(finds(noEgg, { lines: ['1 flax egg'] })).toEqual([])
    expect(finds(noEgg, { lines: ['1 flax egg'], steps: ['Stir in the egg.'] })).toEqual([
      'egg contains',
    ])
  })

  it('may have two words, where a line with them is labelled free', () => {
    const lines = ['1 cone', '2 scoops ice cream labelled free of milk', '1 apple']
    expect(stepAfter(lines, 'Scoop ice cream into a bowl.')).toEqual([])
    expect(stepAfter('1 cone', 'Scoop ice cream into a bowl.')).toEqual(['ice cream contains'])
  })
})

describe('a product that only a label tells of', () => {
  const fries = 'French fries check_label'

  it('counts in a line, a list and a tip', () => {
    expect(finds(noMilk, { lines: ['French fries'] })).toEqual([fries])
    expect(finds(noMilk, {}, { shoppingList: ['French fries'] })).toEqual([fries])
    expect(finds(noMilk, {}, { tips: ['Offer French fries.'] })).toEqual([fries])
  })

  it('counts in a line that speaks of the label, too', () => {
    expect(finds(noMilk, { lines: ['French fries, read the label'] })).toEqual([fries])
  })

  it.each(['Read the label of French fries.', 'Ask about traces in French fries.'])(
    'does not count in a tip that sends to the label: “%s”',
    (tip) => {
      expect(finds(noMilk, {}, { tips: [tip] })).toEqual([])
    },
  )

  it('does not count in the name or the benefits of a dish, which its lines tell', () => {
    expect(finds(noMilk, { name: 'French fries' })).toEqual([])
    expect(finds(noMilk, { benefits: 'French fries' })).toEqual([])
  })

  it.each(['with', 'add', 'plus', 'adding'])(
    'counts in a step that brings it in by “%s”',
    (word) => {
      expect(stepAfter('200 g rice', `At the end ${word} crackers.`)).toEqual([
        'crackers check_label',
      ])
    },
  )

  it.each(['the', 'and', 'some', 'fry'])('does not count in a step after “%s”', (word) => {
    expect(stepAfter('200 g rice', `At the end ${word} crackers.`)).toEqual([])
  })

  it('does not count as the first word of a step', () => {
    expect(stepAfter('200 g rice', 'Crackers come last.')).toEqual([])
  })

  it('does not count in a step where a line or the name has it', () => {
    const step = 'Serve with apple pie.'
    expect(stepAfter('200 g rice', step)).toEqual(['apple pie check_label'])
    expect(stepAfter(['200 g rice', '1 rice-flour pie'], step)).toEqual([])
    const named = { name: 'Rice and pie', lines: ['200 g rice'], steps: [step] }
    expect(finds(noMilk, named)).toEqual([])
  })
})

describe('a dish of one’s own with the name of one that is bought', () => {
  it('holds what its lines hold', () => {
    const dish = { name: 'Cornbread', lines: ['200 g corn flour'], benefits: 'Cornbread fills.' }
    expect(finds(noMilk, { ...dish, steps: ['Bake the cornbread.'] })).toEqual([])
  })

  it('holds as bought what it is sold with', () => {
    const bought = ['cornbread contains']
    expect(finds(noMilk, { lines: ['cornbread'] })).toEqual(bought)
    expect(finds(noMilk, {}, { shoppingList: ['cornbread'] })).toEqual(bought)
    expect(finds(noMilk, {}, { tips: ['Read the label of cornbread.'] })).toEqual(bought)
  })
})

describe('meat of no kind, where red meat stays out', () => {
  const noRedMeat: Partial<Restrictions> = { diets: ['no-red-meat'] }

  it.each(['no-red-meat', 'no-mammal'] as const)(
    'is that of the dish in its own words: %s',
    (diet) => {
      const dish = { name: 'Meat and rice', steps: ['Fry the meat.'], benefits: 'Meat gives iron.' }
      expect(finds({ diets: [diet] }, { ...dish, lines: ['200 g turkey mince'] })).toEqual([])
    },
  )

  it('counts where it is bought', () => {
    expect(finds(noRedMeat, { lines: ['200 g meat'] })).toEqual(['meat contains'])
    expect(finds(noRedMeat, {}, { shoppingList: ['meat'] })).toEqual(['meat contains'])
    expect(finds(noRedMeat, {}, { tips: ['Offer meat.'] })).toEqual(['meat contains'])
  })

  it('counts in a name that says more', () => {
    expect(finds(noRedMeat, { steps: ['Pour in meat stock.'] })).toEqual(['meat stock contains'])
  })

  it('counts in every word of a dish for who eats none at all', () => {
    expect(finds({ diets: ['vegetarian'] }, { steps: ['Fry the meat.'] })).toEqual([
      'meat contains',
    ])
  })
})

describe('what a label may add', () => {
  it('is a question for an allergy and none for a diet of conscience', () => {
    expect(finds({ diets: ['vegetarian'] }, { lines: ['gravy'] })).toEqual([])
    expect(finds({ diets: ['no-red-meat'] }, { lines: ['gravy'] })).toEqual(['gravy check_label'])
  })

  it('gives way to what is certain of the same words, whichever is read first', () => {
    const noRedMeat: Partial<Restrictions> = { diets: ['no-red-meat'] }
    expect(finds(noRedMeat, { lines: ['gelatin'] })).toEqual(['gelatin contains'])
    expect(finds(noRedMeat, { lines: ['hot dog'] })).toEqual(['hot dog contains'])
  })
})

describe('a find', () => {
  it('is told once a dish, whatever its case', () => {
    expect(finds(noMilk, { lines: ['milk', 'Milk', 'MILK'] })).toEqual(['milk contains'])
  })

  it('is told of each day and meal', () => {
    const dish = (slot: 'lunch' | 'dinner') => ({
      slot,
      name: '',
      lines: ['milk'],
      steps: [],
      benefits: '',
    })
    const days = [{ dishes: [dish('lunch'), dish('dinner')] }, { dishes: [dish('lunch')] }]
    const found = checkPlanText(restrict(noMilk), { days, shoppingList: ['milk'], tips: [] })
    expect(found.map(({ day, slot }) => [day, slot])).toEqual([
      [0, 'lunch'],
      [0, 'dinner'],
      [1, 'lunch'],
      [null, null],
    ])
  })
})

describe('a rule that the child does not have', () => {
  it('finds nothing: neither meat with milk nor what may choke', () => {
    const text: Text = [{ lines: ['beef mince', 'mozzarella', 'popcorn'] }, { tips: ['Popcorn'] }]
    expect(finds({}, ...text)).toEqual([])
  })

  it('leaves meat without a certificate to a halal diet', () => {
    const lines = ['200 g chicken thigh']
    expect(finds({ diets: ['kosher'] }, { lines })).toEqual([])
    expect(finds({ diets: ['halal'] }, { lines })).toEqual(['chicken thigh check_label'])
  })
})
