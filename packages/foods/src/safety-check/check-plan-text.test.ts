import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AllergenId, allergenIds } from '../allergen.ts'
import type { Restrictions } from '../restrictions.ts'
import { buildRestrictions } from '../testing/build-restrictions.ts'
import { allergenVocabularies } from '../vocabulary/allergen-vocabularies.ts'
import { glutenIds, treeNutIds } from '../vocabulary/families.ts'
import { buildPlanText } from './build-plan-text.ts'
import { checkPlanText, type LexiconTerms } from './check-plan-text.ts'

function restrict(changes: Partial<Restrictions>): Restrictions {
  return buildRestrictions(changes)
}

/** Ids and certainties of what a line of a dish breaks. */
function inLine(line: string, changes: Partial<Restrictions>): string[] {
  const violations = checkPlanText(restrict(changes), buildPlanText({ lines: [line] }))
  return [...new Set(violations.map(({ id, certainty }) => `${id} ${certainty}`))].sort()
}

function isExcluded(line: string, ...allergens: AllergenId[]): boolean {
  return inLine(line, { allergens }).some((one) => one.endsWith('contains'))
}

describe('a plan\u2019s words, for one allergen', () => {
  const hidden: readonly (readonly [AllergenId, string])[] = [
    ['milk', 'sodium caseinate'],
    ['milk', '1 tbsp ghee'],
    ['milk', 'paneer, diced'],
    ['milk', 'Crème fraîche'],
    ['milk', 'leche de vaca'],
    ['milk', 'lactose-free milk'],
    ['milk', 'milk chocolate buttons'],
    ['egg', 'albumen powder'],
    ['egg', '2 tbsp mayonnaise'],
    ['egg', 'egg noodles'],
    ['peanut', 'groundnut oil'],
    ['peanut', 'cacahuètes'],
    ['peanut', 'satay sauce'],
    ['hazelnut', 'Nutella'],
    ['almond', 'marzipan'],
    ['pine-nut', 'basil pesto'],
    ['cashew', 'chopped nuts'],
    ['wheat', 'cous cous'],
    ['wheat', 'soy sauce'],
    ['wheat', 'orzo'],
    ['wheat', 'Weizenmehl'],
    ['barley', 'malt vinegar'],
    ['fish', 'Worcestershire sauce'],
    ['fish', 'nước mắm'],
    ['fish', 'bonito flakes'],
    ['crustacean', 'belacan'],
    ['mollusc', 'oyster sauce'],
    ['soy', 'firm tofu'],
    ['soy', 'soya lecithin'],
    ['sesame', 'hummus'],
    ['sesame', 'za’atar'],
    ['mustard', 'Dijon'],
    ['celery', 'celeriac'],
    ['lupin', 'lupini beans'],
    ['sulphites', 'E220'],
  ]
  it.each(hidden)('finds %s in "%s"', (allergen, line) => {
    expect(isExcluded(line, allergen)).toBe(true)
  })

  const harmless: readonly (readonly [AllergenId, string])[] = [
    ['milk', 'peanut butter'],
    ['milk', 'butter beans'],
    ['milk', 'butter lettuce'],
    ['milk', 'cocoa butter'],
    ['milk', 'unsweetened oat milk'],
    ['milk', 'coconut milk, coconut cream'],
    ['milk', 'cream of tartar'],
    ['milk', 'dairy-free cheese'],
    ['milk', 'vegan butter'],
    ['milk', 'olive oil spread labelled free of milk and soy'],
    ['egg', 'eggplant'],
    ['egg', 'mayonnaise (egg-free)'],
    ['egg', '1 flax egg'],
    ['peanut', 'peanut-free granola bar'],
    ['peanut', 'nutmeg'],
    ['chestnut', 'water chestnuts'],
    ['other-tree-nut', 'butternut squash'],
    ['other-tree-nut', 'acorn squash'],
    ['wheat', 'buckwheat flour'],
    ['wheat', 'corn flour tortillas'],
    ['wheat', 'gluten-free pasta'],
    ['wheat', 'brown rice noodles'],
    ['crustacean', 'crab apple jelly'],
    ['fish', 'fish mint'],
    ['mollusc', 'oyster mushrooms'],
    ['soy', 'coconut aminos'],
    ['sulphites', 'rice vinegar'],
  ]
  it.each(harmless)('raises no alarm for %s in "%s"', (allergen, line) => {
    expect(isExcluded(line, allergen)).toBe(false)
  })

  it('answers check_label for what often holds it', () => {
    expect(inLine('1 stock cube', { allergens: ['soy'] })).toEqual(['soy check_label'])
    expect(inLine('vegetable oil', { allergens: ['soy'] })).toEqual(['soy check_label'])
    expect(inLine('a burger bun', { allergens: ['sesame'] })).toEqual(['sesame check_label'])
  })

  it('reads names, lines, steps, benefits, shopping list and tips', () => {
    const restrictions = restrict({ allergens: ['peanut'] })
    const places = [
      buildPlanText({ name: 'Peanut noodles' }),
      buildPlanText({ lines: ['1 tbsp peanut butter'] }),
      buildPlanText({ steps: ['Scatter peanuts on top'] }),
      buildPlanText({ benefits: 'Peanuts give protein' }),
      buildPlanText({}, { shoppingList: ['peanuts'] }),
      buildPlanText({}, { tips: ['Serve with peanut butter'] }),
    ]
    for (const text of places) expect(checkPlanText(restrictions, text)).toHaveLength(1)
  })

  it('says where and shows the words as they stand', () => {
    const text = buildPlanText({ slot: 'snack_2', lines: ['Crunchy ＰＥＡＮＵＴＳ'] })
    expect(checkPlanText(restrict({ allergens: ['peanut'] }), text)).toEqual([
      {
        rule: 'allergen',
        id: 'peanut',
        certainty: 'contains',
        day: 0,
        slot: 'snack_2',
        found: 'ＰＥＡＮＵＴＳ',
      },
    ])
  })

  it('raises nothing for tips about labels', () => {
    const tips = [
      'Read every label.',
      'Ask the maker about traces.',
      'Checked against milk, egg and peanuts by ingredient.',
      'Recipes of bread and chocolate change: read every label.',
    ]
    const restrictions = restrict({ allergens: ['milk', 'egg', 'peanut', 'sesame', 'soy'] })
    expect(checkPlanText(restrictions, buildPlanText({}, { tips }))).toEqual([])
  })
})

describe('a claim that a food is free of something', () => {
  const nine: AllergenId[] = ['milk', 'egg', 'soy', 'peanut', ...treeNutIds]
  it('covers the whole list that an "and" closes', () => {
    expect(inLine('oat bread free of milk, egg, soy and nuts', { allergens: nine })).toEqual([])
  })

  const tooShort: readonly (readonly [AllergenId, string])[] = [
    ['peanut', 'free of milk, with peanut butter'],
    ['peanut', 'free of milk, peanut butter'],
    ['peanut', 'nut-free peanut butter'],
    ['milk', 'peanut-free milk chocolate'],
    ['milk', 'dairy-free yogurt with butter'],
    ['milk', 'milk free of lactose'],
    ['milk', 'lactose-free yogurt'],
    ['milk', 'egg-free custard'],
    ['milk', 'almond, milk'],
    ['milk', 'almond\nmilk'],
    ['milk', 'oat milk and milk'],
    ['milk', 'non-dairy spread, whey'],
    ['egg', 'egg free range'],
    ['egg', 'gluten-free pancakes with eggs'],
    ['wheat', 'gluten-free bread and pasta'],
    ['peanut', 'tree nut free peanut sauce'],
    ['milk', 'not dairy-free cheese'],
    ['milk', 'the cheese sauce can be made dairy-free'],
    ['milk', 'cheese (use dairy-free if needed)'],
    ['milk', 'not free of milk'],
    ['milk', 'vegan or regular butter'],
    ['egg', 'free of milk and egg noodles'],
    ['almond', 'without peanuts and with almonds'],
  ]
  it.each(tooShort)('does not hide %s in "%s"', (allergen, line) => {
    expect(isExcluded(line, allergen)).toBe(true)
  })

  it('frees the word in a step that points back at a labelled line', () => {
    const text = buildPlanText({
      lines: ['2 slices whole-wheat bread labelled free of milk, egg, soy, sesame and nuts'],
      steps: ['Toast the bread and cut it into fingers.'],
    })
    expect(checkPlanText(restrict({ allergens: ['milk', 'sesame'] }), text)).toEqual([])
  })

  it('frees no other word of a step', () => {
    const text = buildPlanText({
      lines: ['100 ml oat milk'],
      steps: ['Pour in the milk, then stir in butter.'],
    })
    const found = checkPlanText(restrict({ allergens: ['milk'] }), text).map((one) => one.found)
    expect(found).toEqual(['butter'])
  })

  it('keeps oats out of a gluten-free diet unless they are certified', () => {
    const glutenFree = { allergens: glutenIds, diets: ['gluten-free'] } as const
    expect(inLine('rolled oats', glutenFree)).toContain('gluten-free contains')
    expect(inLine('gluten-free rolled oats', glutenFree)).toContain('gluten-free contains')
    expect(inLine('certified gluten-free rolled oats', glutenFree)).toEqual([])
    expect(inLine('certified gluten-free rolled oats', { allergens: ['oats'] })).not.toEqual([])
  })
})

describe('a cunning text', () => {
  const disguises: readonly string[] = [
    'pea\u200bnut butter',
    'pea\u00adnuts',
    'PEANUTS',
    'Ｐｅａｎｕｔ',
    'p\u0301e\u0302a\u0303nuts',
    'pea-nut',
    'pea-\nnut',
    'pean\nuts',
    'p e a n u t s',
    'p.e.a.n.u.t',
    'pea*nut',
    'p3anut',
    'pe\u0430nut',
    '\u{1d429}\u{1d41e}\u{1d41a}\u{1d427}\u{1d42e}\u{1d42d}',
    'ᴘᴇᴀɴᴜᴛ',
    'peanutbutter',
    '<b>pea</b>nut',
    'erdnüsse',
    'Erdnussbutter',
    'cacahuate',
    'moongphali',
    '花生',
    'ピーナッツ',
    'арахис',
    'فول سوداني',
    '🥜',
    'goober peas',
  ]
  it.each(disguises)('does not hide peanut in %j', (line) => {
    expect(isExcluded(line, 'peanut')).toBe(true)
  })

  it('is seen through wherever it stands (seed 20)', () => {
    const separators = fc.constantFrom('', '\u200b', '\u00ad', '-', '\u2060', '\ufeff', '\u0301')
    fc.assert(
      fc.property(
        fc.constantFrom('peanut', 'hazelnut', 'cheese', 'shrimp', 'tahini'),
        fc.array(separators, { minLength: 7, maxLength: 7 }),
        fc.boolean(),
        (word, marks, upper) => {
          const text = [...word].map((letter, at) => letter + (marks[at] ?? '')).join('')
          const allergens: AllergenId[] = ['peanut', 'hazelnut', 'milk', 'crustacean', 'sesame']
          expect(isExcluded(`with ${upper ? text.toUpperCase() : text} on top`, ...allergens)).toBe(
            true,
          )
        },
      ),
      { seed: 20, numRuns: 300 },
    )
  })
})

describe('every allergen', () => {
  it.each(allergenIds)('%s: each of its own terms is found in a line', (id) => {
    const { itself, abroad, products, dishes, innocent } = allergenVocabularies[id]
    const known = new Set(innocent.map((term) => term.toLowerCase()))
    const missed = [...itself, ...abroad, ...products, ...dishes].filter(
      (term) => !known.has(term.toLowerCase()) && !isExcluded(term, id),
    )
    expect(missed).toEqual([])
  })
})

describe('diets', () => {
  const broken: readonly (readonly [Restrictions['diets'][number], string])[] = [
    ['vegetarian', 'chicken stock'],
    ['vegetarian', 'Parmesan'],
    ['vegetarian', 'gelatine'],
    ['vegetarian', 'fish sauce'],
    ['vegetarian', 'lard'],
    ['vegan', 'honey'],
    ['vegan', 'egg noodles'],
    ['pescatarian', 'bacon'],
    ['halal', 'pork loin'],
    ['halal', 'vanilla extract'],
    ['halal', 'marshmallows'],
    ['kosher', 'rabbit'],
    ['kosher', 'shrimp'],
    ['kosher', 'catfish'],
    ['no-beef', 'beef stock'],
    ['no-pork', 'ham'],
    ['no-red-meat', 'lamb mince'],
    ['no-mammal', 'butter'],
    ['dairy-free', 'ghee'],
    ['casein-free', 'goat’s milk'],
    ['gfcf', 'lactose-free milk'],
    ['low-sugar', 'lollipop'],
    ['no-added-colours', 'tartrazine'],
    ['no-caffeine', 'cocoa powder'],
  ]
  it.each(broken)('%s has no place for "%s"', (diet, line) => {
    expect(inLine(line, { diets: [diet] }).some((one) => one.startsWith(`${diet} `))).toBe(true)
  })

  const kept: readonly (readonly [Restrictions['diets'][number], string])[] = [
    ['vegetarian', 'kidney beans'],
    ['vegetarian', 'vegan sausage'],
    ['vegan', 'honeydew melon'],
    ['vegan', 'coconut yogurt'],
    ['halal', 'halal-certified chicken thigh'],
    ['halal', 'rice wine vinegar'],
    ['halal', 'alcohol-free vanilla flavouring'],
    ['no-pork', 'turkey bacon'],
    ['no-beef', 'beefsteak tomato'],
    ['no-red-meat', 'skinless chicken sausage'],
    ['no-caffeine', 'chamomile tea'],
    ['no-added-colours', 'baking soda'],
  ]
  it.each(kept)('%s allows "%s"', (diet, line) => {
    expect(inLine(line, { diets: [diet] })).toEqual([])
  })

  it.each([
    ['halal', 'Parmesan'],
    ['halal', 'feta'],
    ['vegetarian', 'Swiss cheese'],
    ['kosher', 'animal rennet'],
  ] as const)('%s knows the rennet in "%s"', (diet, line) => {
    expect(inLine(line, { diets: [diet] })).toEqual([`${diet} contains`])
  })

  it('no rennet is seen in a cheese that says so', () => {
    expect(inLine('vegetarian feta cheese', { diets: ['vegetarian', 'halal'] })).toEqual([])
  })

  it('asks the label for the casing of a sausage', () => {
    expect(inLine('chicken sausage', { diets: ['no-pork'] })).toEqual(['no-pork check_label'])
    expect(inLine('pork sausage', { diets: ['no-beef'] })).toEqual(['no-beef check_label'])
  })

  it('halal asks meat lines to say so', () => {
    expect(inLine('200 g chicken thigh', { diets: ['halal'] })).toEqual(['halal check_label'])
  })

  it('kosher keeps meat and dairy out of one dish', () => {
    const text = buildPlanText({ lines: ['beef mince', 'grated mozzarella'] })
    const found = checkPlanText(restrict({ diets: ['kosher'] }), text).map((one) => one.found)
    expect(found).toContain('beef mince, mozzarella')
  })
})

describe('a word of a step that points back at a line', () => {
  const steps = (line: string, step: string) =>
    checkPlanText(
      restrict({ allergens: ['milk'] }),
      buildPlanText({ lines: [line], steps: [step] }),
    )

  it('is harmless where the line is', () => {
    expect(steps('oat milk', 'Pour in the milk.')).toEqual([])
  })

  it('of another language says what it says', () => {
    expect(steps('leche de avena', 'Pour in the leche.')).toHaveLength(1)
  })

  it('that is the thing itself says what it says', () => {
    expect(steps('oat milk', 'Pour in the whey.')).toHaveLength(1)
  })
})

describe('a thing of a kitchen', () => {
  it('is no food, and hides none beside it', () => {
    expect(isExcluded('butter dish', 'milk')).toBe(false)
    expect(isExcluded('egg timer', 'egg')).toBe(false)
    expect(isExcluded('butter dish with butter', 'milk')).toBe(true)
  })
})

describe('a label that says free of an allergen', () => {
  it.each([
    ['fish stick labelled free of milk', []],
    ['leche labelled free of milk', ['milk contains']],
    ['whey labelled free of milk', ['milk contains']],
  ])('takes no word for the thing itself away, in any language: “%s”', (line, found) => {
    expect(inLine(line, { allergens: ['milk'] })).toEqual(found)
  })
})

describe('words that are kept out', () => {
  it('bring what holds a known food', () => {
    expect(inLine('2 tbsp ketchup', { words: ['tomato'] })).toEqual(['tomato contains'])
    expect(inLine('polenta', { words: ['corn'] })).toEqual(['corn contains'])
    expect(inLine('baking powder', { words: ['corn'] })).toEqual(['corn check_label'])
    expect(inLine('black peppercorns', { words: ['corn'] })).toEqual([])
  })

  it('stand for themselves where we do not know them', () => {
    expect(inLine('Flurbs on toast', { words: ['flurb'] })).toEqual(['flurb contains'])
    expect(inLine('flurbish', { words: ['flurb'] })).toEqual([])
  })
})

describe('age rules in words', () => {
  const always: readonly (readonly [string, string])[] = [
    ['grapefruit', 'pink grapefruit'],
    ['grapefruit', 'Seville orange marmalade'],
    ['caffeine', 'matcha'],
    ['caffeine', 'cola'],
    ['sweeteners', 'sucralose'],
    ['liver', 'cod-liver oil'],
    ['raw-or-undercooked', 'alfalfa sprouts'],
    ['raw-or-undercooked', 'soft-boiled egg'],
    ['unpasteurised', 'raw milk cheese'],
    ['high-mercury-fish', 'albacore'],
    ['high-mercury-fish', 'swordfish'],
  ]
  it.each(always)('%s: "%s" is for no child', (id, line) => {
    expect(inLine(line, {}).map((one) => one.split(' ')[0])).toContain(id)
  })

  it('allows canned light tuna, herbal tea and Brussels sprouts', () => {
    for (const line of ['canned light tuna', 'peppermint tea', 'Brussels sprouts']) {
      expect(inLine(line, {})).toEqual([])
    }
  })

  it('keeps rice drink out under 5 and added sugar under 2', () => {
    expect(inLine('rice milk', { ageYears: 4 })).toEqual(['rice-drink contains'])
    expect(inLine('rice milk', { ageYears: 5 })).toEqual([])
    expect(inLine('1 tsp sugar', { ageYears: 1 })).toEqual(['added-sugar contains'])
    expect(inLine('1 tsp honey', { ageYears: 2 })).toEqual([])
    expect(inLine('yogurt with no added sugar', { ageYears: 1 })).toEqual([])
  })

  it('keeps cocoa out after lunch', () => {
    const cocoa = (slot: 'breakfast' | 'dinner') =>
      checkPlanText(restrict({}), buildPlanText({ slot, lines: ['1 tsp cocoa powder'] })).length
    expect(cocoa('breakfast')).toBe(0)
    expect(cocoa('dinner')).toBe(1)
  })
})

describe('terms of a plan that is checked by the rules of several', () => {
  const milk: Partial<Restrictions> = { allergens: ['milk'] }
  const text = buildPlanText({ lines: ['1 cup milk'] })

  it('are found once by the lexicon, and used by whoever reads the plan next', () => {
    const known: LexiconTerms = new Map()
    const found = checkPlanText(restrict(milk), text, known)
    expect(known.has('1 cup milk')).toBe(true)
    expect(checkPlanText(restrict(milk), text, known)).toEqual(found)
  })

  it('hold no word that only one of them must not have', () => {
    const known: LexiconTerms = new Map()
    checkPlanText(restrict({ ...milk, words: ['flurb'] }), text, known)
    expect(known.size).toBe(0)
  })
})
