import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AllergenId, allergenIds } from '../allergen.ts'
import { buildRestrictions } from '../testing/build-restrictions.ts'
import { buildPlanText } from './build-plan-text.ts'
import { checkPlanText } from './check-plan-text.ts'

/** Allergens that a line certainly holds, of all that we know. */
function certain(line: string): string[] {
  const found = checkPlanText(
    buildRestrictions({ allergens: allergenIds }),
    buildPlanText({ lines: [line] }),
  )
    .filter(({ rule, certainty }) => rule === 'allergen' && certainty === 'contains')
    .map(({ id }) => id)
  return [...new Set(found)].sort()
}

describe('a line that names a food by its kinds', () => {
  const harmless: readonly string[] = [
    '1 cup chickpea (garbanzo) flour',
    '1 1/4 cups rice (or tapioca) flour',
    '3/4 cup rice, corn or millet flour',
    '1 cup flour (rice or tapioca)',
    '1 head lettuce (Bibb or butter)',
    '6 large lettuce leaves (butter or iceberg)',
    '1 head butter or Boston lettuce',
    '2 cans butter or cannellini beans, rinsed',
    '8 ounces oyster, cremini and button mushrooms',
    '200 g mixed oyster and shiitake mushrooms',
    '1 pound mixed mushrooms: oyster, maitake and button',
    '1 pound fresh mushrooms, such as shiitake, oyster, and cremini, quartered',
    '12 ounces wild mushrooms (such as oyster and hen-of-the-woods)',
    '250 g chestnut or portobello mushrooms',
    '8 oz. maitake, oyster, and/or shiitake mushrooms, torn',
    '6 oz. oyster or other wild mushrooms',
    '4 pattypan (scallop) squash',
    '6 tortillas (corn)',
  ]
  it.each(harmless)('holds no allergen where each kind is harmless: "%s"', (line) => {
    expect(certain(line)).toEqual([])
  })

  const harmful: readonly (readonly [line: string, holds: readonly string[]])[] = [
    ['1 cup rice or wheat flour', ['wheat']],
    ['1 cup flour (rice or plain)', ['wheat']],
    ['2 cups oysters and shiitake mushrooms', ['mollusc']],
    ['1 cup soy (or cow\u2019s) milk', ['milk', 'soy']],
    ['1 cup oat or whole milk', ['milk', 'oats']],
    ['1 cup milk (or oat milk)', ['milk', 'oats']],
    ['bread, butter and iceberg lettuce', ['milk', 'wheat']],
    ['mushrooms (button), oyster sauce', ['mollusc']],
    ['2 tortillas (flour or corn)', ['wheat']],
    ['oysters and other wild mushrooms', ['mollusc']],
    ['wheat and/or rice flour', ['wheat']],
    ['oysters, clams or button mushrooms', ['mollusc']],
  ]
  it.each(harmful)('still holds what one of them is: "%s" holds %j', (line, holds) => {
    expect(certain(line)).toEqual(holds)
  })

  it('reads kinds in any order and number, and never past one that it does not know (seed 51)', () => {
    const known = ['shiitake', 'cremini', 'button', 'maitake', 'enoki', 'portobello', 'wild']
    fc.assert(
      fc.property(
        fc.shuffledSubarray(known, { minLength: 1, maxLength: 4 }),
        fc.nat(4),
        fc.constantFrom(' or ', ' and ', ', ', ', and ', '/'),
        fc.boolean(),
        (kinds, at, joiner, withStranger) => {
          const all = [...kinds.slice(0, at), 'oyster', ...kinds.slice(at)]
          const names = withStranger ? [...all, 'squid'] : all
          const last = names.at(-1) ?? ''
          const list = `${names.slice(0, -1).join(', ')}${joiner}${last}`
          const found = certain(`200 g ${list} mushrooms`)
          expect(found, list).toEqual(withStranger ? ['mollusc'] : [])
        },
      ),
      { seed: 51, numRuns: 300 },
    )
  })
})

describe('a food that only tells size, shape, colour or fodder', () => {
  const likenesses: readonly string[] = [
    'a walnut-size knob of ginger',
    '1 hazelnut-sized piece of palm sugar',
    'tamarind, a lump the size of a small egg',
    '4 doughnut-shaped rice puffs',
    '2 pounds milk-fed veal',
  ]
  it.each(likenesses)('is not in "%s"', (line) => {
    expect(certain(line)).toEqual([])
  })

  const foods: readonly (readonly [AllergenId, string])[] = [
    ['egg', '1 egg size L'],
    ['egg', '2 eggs, size large'],
    ['milk', 'cheese shaped into a ball'],
    ['milk', 'cheese colored with annatto'],
    ['walnut', 'the size of a plum, walnuts'],
  ]
  it.each(foods)('%s is in "%s"', (allergen, line) => {
    expect(certain(line)).toContain(allergen)
  })
})

describe('the word "free" after a hyphen', () => {
  const named: readonly (readonly [line: string, holds: readonly string[]])[] = [
    ['butter-free spread', []],
    ['beer-free rice batter', []],
    ['pearl couscous-free quinoa', []],
    ['1 can dairy-free evaporated coconut milk', ['coconut']],
    ['butter-free cheese', ['milk']],
    ['buttermilk-free-flowing batter', ['milk']],
    ['not butter-free', ['milk']],
    ['can be butter-free', ['milk']],
  ]
  it.each(named)('takes out what it names and nothing else: "%s" holds %j', (line, holds) => {
    expect(certain(line)).toEqual(holds)
  })
})

describe('words that only sound like a food', () => {
  const traps: readonly (readonly [line: string, holds: readonly string[]])[] = [
    ['1 rotisserie chicken, meat shredded', []],
    ['1 duckling, quartered', []],
    ['1 pound fingerling potatoes', []],
    ['1 pound ground ostrich', []],
    ['handling, crawling and a handshake', []],
    ['a series of variables', []],
    ['1 cup salmonberries', []],
    ['1 1/2 pounds veal scallops', []],
    ['1/2 cup bread-and-butter pickles', []],
    ['6 ears butter-and-sugar corn', []],
    ['2 cherimoyas (custard apples)', []],
    ['4 Saturn (doughnut) peaches', []],
    ['2 pounds baby creamer potatoes', []],
    ['1 cheese pumpkin, halved', []],
    ['1 cup tiger nut flour', []],
    ['1/4 cup water chestnut flour', []],
    ['8 ounces chicken crumbles', []],
    ['6 ounces beerwurst', []],
    ['romano beans', []],
    ['crunchy cannelli beans', []],
    ['l\u00e9gumes de saison', []],
    ['pasilla de Oaxaca', []],
    ['a paella pan', []],
    ['Fish out the bay leaf', []],
    ['sushi rice', []],
    ['trigo sarraceno', []],
    [
      '\u043a\u043e\u043a\u043e\u0441\u043e\u0432\u043e\u0435 \u043c\u043e\u043b\u043e\u043a\u043e',
      ['coconut'],
    ],
  ]
  it.each(traps)('"%s" holds %j', (line, holds) => {
    expect(certain(line)).toEqual(holds)
  })
})
