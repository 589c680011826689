import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AllergenId } from '../allergen.ts'
import { excluded } from '../exclusion.ts'
import { foods, requireFood } from '../foods.ts'
import type { Restrictions } from '../restrictions.ts'
import { buildPlanText } from '../safety-check/build-plan-text.ts'
import { checkPlanText } from '../safety-check/check-plan-text.ts'
import { buildRestrictions } from '../testing/build-restrictions.ts'
import { shellfishIds, treeNutIds } from '../vocabulary/families.ts'
import { interpretProfile } from './interpret-profile.ts'
import { asked as askedWords, noted } from './testing/asked.ts'

const read = (...allergies: readonly string[]) =>
  interpretProfile({ allergies, behavioral_goals: [], dietary_preferences: [] })

function restrictionsOf(...allergies: readonly string[]): Restrictions {
  const { allergens, diets, words } = read(...allergies)
  return buildRestrictions({ allergens, diets, words })
}

/** Whether a line breaks what the tag excludes, by the check that reads words. */
function isOut(tag: string, line: string): boolean {
  return checkPlanText(restrictionsOf(tag), buildPlanText({ lines: [line] })).length > 0
}

function notes(tag: string): string {
  return read(tag)
    .readings.flatMap(({ understood }) => understood)
    .flatMap((one) => ('note' in one && one.note ? [noted(one.note)] : []))
    .join(' ')
}

function questions(...tags: readonly string[]): string[] {
  return read(...tags).readings.flatMap(({ understood }) =>
    understood.flatMap((one) =>
      'question' in one && one.question ? [askedWords(one.question)] : [],
    ),
  )
}

describe('what a parent says, and lines that it keeps out', () => {
  const rows: readonly (readonly [tag: string, lines: readonly string[]])[] = [
    ['milk', ['goat’s milk', 'ewe’s milk', 'buffalo mozzarella', 'camel milk', 'whey powder']],
    ['dairy', ['sodium caseinate', 'ghee', 'cheese curds', 'lactose', 'butter oil']],
    ['lactose', ['lactose-free cow’s milk', 'butter', 'whey']],
    ['casein', ['calcium caseinate', 'cottage cheese', 'yogurt']],
    ['egg', ['quail egg', 'duck egg', 'albumin', 'meringue', 'mayonnaise', 'egg noodles']],
    ['peanut', ['groundnut oil', 'refined peanut oil', 'satay sauce', 'mixed nuts', 'lupin flour']],
    ['nuts', ['peanut butter', 'almond flour', 'walnut oil', 'praline', 'coconut milk']],
    ['tree nuts', ['almonds', 'Brazil nuts', 'cashews', 'hazelnuts', 'macadamias', 'pecans']],
    ['tree nuts', ['pine nuts', 'pistachios', 'walnuts', 'chestnut flour', 'hickory nuts']],
    ['tree nuts', ['beechnuts', 'butternut kernels', 'pili nuts', 'ginkgo nuts', 'coconut cream']],
    ['cashew', ['pistachio paste']],
    ['pistachio', ['cashew butter']],
    ['walnut', ['chopped pecans']],
    ['pecan', ['walnut oil']],
    ['wheat', ['spelt flour', 'durum pasta', 'farro', 'kamut', 'semolina', 'couscous', 'bulgur']],
    ['wheat', ['seitan', 'soy sauce', 'soba noodles', 'wheat starch']],
    ['gluten', ['wheat flour', 'pearl barley', 'rye bread', 'malt extract', 'rolled oats']],
    ['coeliac', ['spelt', 'malt vinegar', 'oatmeal', 'gluten-free rolled oats']],
    ['fish', ['cod', 'tuna', 'fish sauce', 'Worcestershire sauce', 'surimi', 'Caesar dressing']],
    ['salmon', ['haddock', 'anchovies', 'fish sauce']],
    ['shellfish', ['shrimp', 'crab', 'lobster', 'mussels', 'oysters', 'squid', 'oyster sauce']],
    ['soy', ['soy lecithin', 'miso', 'tamari', 'tofu', 'soybean oil', 'edamame']],
    ['sesame', ['tahini', 'hummus', 'za’atar', 'sesame oil', 'burger bun']],
    ['mustard', ['Dijon', 'mustard seed', 'curry powder']],
    ['celery', ['celeriac', 'celery salt', 'vegetable stock', 'curry powder']],
    ['lupin', ['lupin flour', 'lupini beans']],
    ['sulphites', ['E220', 'dried apricots', 'white wine vinegar', 'sodium metabisulphite']],
    ['molluscs', ['clams', 'squid', 'oyster sauce', 'snails']],
    ['kiwi', ['2 kiwis', 'kiwifruit']],
    ['strawberry', ['strawberries']],
    ['corn', ['polenta', 'cornstarch', 'popcorn', 'corn syrup']],
    ['pea', ['green peas', 'pea protein']],
    ['cinnamon', ['ground cinnamon', 'pumpkin pie spice']],
    ['red dye', ['red 40', 'allura red']],
    ['alpha-gal', ['beef', 'pork', 'lamb', 'milk', 'butter', 'gelatin']],
    ['G6PD', ['fava beans', 'broad beans']],
    ['poultry', ['turkey breast', 'chicken stock', 'duck legs']],
    ['stone fruit', ['peaches', 'nectarines', 'prunes', 'cherries']],
    ['latex fruit', ['bananas', 'avocado', 'kiwi', 'chestnut flour']],
    ['alliums', ['garlic powder', 'red onion', 'leeks', 'chives']],
    ['brassicas', ['broccoli', 'kale', 'mustard seed']],
    ['grains', ['rolled oats', 'brown rice', 'corn tortilla', 'whole-wheat bread']],
    ['cereals containing gluten', ['wheat flour', 'rye bread', 'pearl barley']],
    ['dairy and eggs', ['butter', 'quail egg']],
    ['peanuts milk eggs', ['peanut butter', 'butter', 'meringue']],
    ['oats milk', ['rolled oats', 'cheddar']],
    ['nuts butter', ['almond flour', 'salted butter']],
    ['soy / milk', ['tofu', 'butter']],
    ['soy & milk', ['tofu', 'butter']],
    ['soy milk eggs', ['tofu', 'butter', 'omelet']],
    ['egg soy milk', ['tofu', 'butter', 'omelet']],
    ['finned fish / eggs', ['cod', 'omelet']],
    ['nabiał', ['butter']],
    ['jordnødder', ['peanut butter']],
    ['isda', ['cod']],
    ['Schalentiere', ['shrimp']],
    ['عين الجمل', ['walnut oil']],
    ['mlk', ['milk']],
    ['fsh', ['cod']],
  ]
  it.each(rows.flatMap(([tag, lines]) => lines.map((line) => [tag, line] as const)))(
    '"%s" keeps out "%s"',
    (tag, line) => {
      expect(isOut(tag, line)).toBe(true)
    },
  )

  const allowed: readonly (readonly [tag: string, line: string])[] = [
    ['wheat', 'rye crispbread labelled free of wheat'],
    ['wheat', '100% buckwheat soba'],
    ['gluten', 'certified gluten-free rolled oats'],
    ['milk', 'oat milk'],
    ['milk', 'dark chocolate labelled free of milk, soy, peanuts, tree nuts and gluten'],
    ['sesame', 'burger bun labelled free of milk, egg, soy and sesame'],
    ['egg', 'eggplant'],
    ['alpha-gal', 'chicken thigh'],
    ['alpha-gal', 'salmon'],
    ['G6PD', 'green beans'],
    ['soy', 'sunflower lecithin'],
    ['fish', 'chicken'],
    ['kiwi', 'apple'],
  ]
  it.each(allowed)('"%s" leaves "%s" in', (tag, line) => {
    expect(isOut(tag, line)).toBe(false)
  })
})

describe('foods that often hold an allergen', () => {
  it('are kept out like those that contain it', () => {
    for (const food of foods) {
      for (const id of [...food.contains, ...food.oftenContains]) {
        const restrictions: Restrictions = buildRestrictions({ allergens: [id] })
        expect(excluded(food, restrictions)).toEqual({ rule: 'allergen', id })
      }
    }
  })

  it.each([
    ['dark-chocolate', 'dark-chocolate-plain', 'milk'],
    ['bread-white', 'bread-white-plain', 'sesame'],
    ['burger-bun', 'burger-bun-plain', 'egg'],
    ['breadcrumbs', 'breadcrumbs-plain', 'milk'],
    ['vegetable-stock', 'vegetable-stock-plain', 'celery'],
    ['sausage-pork', 'sausage-pork-plain', 'soy'],
    ['granola', 'granola-nut-free', 'peanut'],
  ] as const)(
    '%s comes back only as %s, whose line says free of %s',
    (usual, variant, allergen) => {
      const restrictions = restrictionsOf(allergen)
      expect(excluded(requireFood(usual), restrictions)).toEqual({ rule: 'allergen', id: allergen })
      expect(excluded(requireFood(variant), restrictions)).toBeNull()
      expect(requireFood(variant).name).toMatch(/labelled free of/u)
    },
  )

  it('hold in composites the union of what such products hold', () => {
    const expected: readonly (readonly [string, readonly AllergenId[]])[] = [
      ['bread-white', ['wheat', 'milk', 'egg', 'soy', 'sesame']],
      ['burger-bun', ['wheat', 'milk', 'egg', 'soy', 'sesame']],
      ['breadcrumbs', ['wheat', 'milk', 'egg', 'soy', 'sesame']],
      ['sausage-pork', ['wheat', 'milk', 'soy', 'mustard', 'celery']],
      ['vegetable-stock', ['celery', 'wheat', 'soy', 'milk']],
      ['curry-powder', ['mustard', 'celery', 'wheat']],
      ['granola', ['oats', 'milk', 'soy', 'sesame', 'peanut', ...treeNutIds.slice(0, 9)]],
    ]
    for (const [id, allergens] of expected) {
      const food = requireFood(id)
      expect([...food.contains, ...food.oftenContains]).toEqual(
        expect.arrayContaining([...allergens]),
      )
    }
  })
})

describe('what is said and asked', () => {
  it('asks about lupin for peanut, about coconut for tree nuts, about both for nuts', () => {
    expect(questions('peanuts')).toEqual(['too: lupin'])
    expect(questions('tree nuts')).toEqual(['too: coconut'])
    expect(questions('nuts').sort()).toEqual(['too: coconut', 'too: lupin'])
    expect(read('tree nuts').allergens).toContain('coconut')
    expect(read('peanut').allergens).toContain('lupin')
  })

  it('does not ask about coconut for one nut', () => {
    expect(read('cashew').allergens).not.toContain('coconut')
  })

  it('says that lactose-free cow’s milk stays out', () => {
    expect(notes('lactose intolerance')).toContain('lactose-free cow’s milk')
  })

  it('says that barley and rye need "gluten"', () => {
    expect(notes('wheat')).toMatch(/barley and rye.*"gluten"/u)
    expect(read('wheat').allergens).toEqual(['wheat'])
  })

  it('says that certified oats trouble some coeliac children, and offers no oats at all', () => {
    expect(notes('coeliac disease')).toMatch(/coeliac disease react.*keep out all oats/u)
    expect(isOut('gluten', 'certified gluten-free rolled oats')).toBe(false)
    const both = restrictionsOf('gluten', 'oats')
    const text = buildPlanText({ lines: ['certified gluten-free rolled oats'] })
    expect(checkPlanText(both, text)).not.toEqual([])
  })

  it('keeps out what a misspelling, another language or an emoji names, and asks about a guess', () => {
    const asked: readonly (readonly [string, string, AllergenId])[] = [
      ['peenut', 'peanut', 'peanut'],
      ['penut buter', 'peanut', 'peanut'],
      ['peanutes', 'peanut', 'peanut'],
      ['milc', 'milk', 'milk'],
      ['sesamee', 'sesame', 'sesame'],
      ['glutan', 'gluten', 'wheat'],
      ['mustrad', 'mustard', 'mustard'],
      ['lupinn flour', 'lupin', 'lupin'],
      ['almnod', 'almond', 'almond'],
      ['shirmp', 'crustaceans', 'crustacean'],
      ['Milch', 'milk', 'milk'],
      ['lait', 'milk', 'milk'],
      ['mjölk', 'milk', 'milk'],
      ['huevo', 'egg', 'egg'],
      ['Eier', 'egg', 'egg'],
      ['pescado', 'fish', 'fish'],
      ['Weizen', 'wheat', 'wheat'],
      ['amendoim', 'peanut', 'peanut'],
      ['arachidi', 'peanut', 'peanut'],
      ['soja', 'soy', 'soy'],
      ['сезам кунжут', 'sesame', 'sesame'],
      ['🥚', 'egg', 'egg'],
      ['🐟', 'fish', 'fish'],
      ['🦪', 'molluscs', 'mollusc'],
      ['🥥', 'coconut', 'coconut'],
    ]
    for (const [tag, , allergen] of asked) {
      expect(read(tag).allergens, tag).toContain(allergen)
    }
    expect(questions('peanust')).toContain('meant: peanut')
    expect(questions('glutne')).toContain('meant: gluten')
  })

  it('reads several in one tag', () => {
    expect(read('eggs, milk & wheat; fish').allergens).toEqual(['egg', 'fish', 'milk', 'wheat'])
  })

  it('keeps out what it does not know, says so, and leaves out stop words', () => {
    const result = read('blue zibblefruit dye free')
    expect(result.words).toContain('zibblefruit')
    for (const stop of ['blue', 'dye', 'free']) expect(result.words).not.toContain(stop)
    expect(result.unchecked).toEqual(['zibblefruit'])
    expect(isOut('blue zibblefruit dye free', 'zibblefruit jam')).toBe(true)
  })
})

describe('nothing in the allergies list lets food in', () => {
  const lines: Readonly<Record<string, readonly [AllergenId, string]>> = {
    peanut: ['peanut', 'peanut butter'],
    milk: ['milk', 'butter'],
    egg: ['egg', 'egg noodles'],
    wheat: ['wheat', 'couscous'],
    soy: ['soy', 'tofu'],
    sesame: ['sesame', 'tahini'],
    fish: ['fish', 'salmon'],
    shellfish: [shellfishIds[0], 'shrimp'],
    almond: ['almond', 'marzipan'],
    cashew: ['cashew', 'cashews'],
    hazelnut: ['hazelnut', 'praline'],
    mustard: ['mustard', 'Dijon mustard'],
    celery: ['celery', 'celeriac'],
    lupin: ['lupin', 'lupin flour'],
  }

  function edited(word: string, kind: number, at: number): string {
    const index = 1 + (at % (word.length - 2))
    const [before, letter, after] = [word.slice(0, index), word[index] ?? '', word.slice(index + 1)]
    if (kind === 0) return `${before}${letter}${letter}${after}`
    if (kind === 1) return word.length > 5 ? `${before}${after}` : word
    if (kind === 2)
      return word.length > 4 ? `${before}${after[0] ?? ''}${letter}${after.slice(1)}` : word
    return word
  }

  it('whatever its spelling, case, number and what stands around it (seed 31)', () => {
    const before = fc.constantFrom(
      ...['', 'no ', 'No ', 'not ', 'not allergic to ', 'no longer allergic to ', 'outgrew '],
      ...[
        'can eat ',
        'tolerates ',
        'without ',
        'free of ',
        'safe with ',
        'loves ',
        '"',
        '- ',
        '🙂 ',
      ],
    )
    const after = fc.constantFrom(
      ...['', '-free', ' free', ' is fine', ' ok', ' allowed', ' (baked is fine)', ' allergy'],
      ...['.', '!!', ' intolerance', ', otherwise none', ' / none', ' <b>', ' only in traces'],
    )
    const cased = fc.constantFrom(
      (text: string) => text,
      (text: string) => text.toUpperCase(),
      (text: string) => `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}`,
    )
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.keys(lines)),
        before,
        after,
        cased,
        fc.nat(3),
        fc.nat(20),
        fc.constantFrom('', 's'),
        (name, start, end, as, kind, at, plural) => {
          const tag = `${start}${as(edited(name, kind, at) + plural)}${end}`
          const [allergen, line] = lines[name] ?? ['milk', 'milk']
          expect(read(tag).allergens, tag).toContain(allergen)
          expect(isOut(tag, line), tag).toBe(true)
        },
      ),
      { seed: 31, numRuns: 1500 },
    )
  })

  it('and another tag never lets in what one keeps out (seed 32)', () => {
    const tag = fc.constantFrom(
      ...[
        'milk',
        'no milk',
        'egg-free',
        'nuts',
        'coeliac',
        'vegan',
        'kiwi',
        'zorble',
        'none',
        '🥜',
      ],
      ...['not allergic to soy', 'wheat', 'fish is fine', 'G6PD', 'alpha-gal'],
    )
    fc.assert(
      fc.property(fc.array(tag, { maxLength: 4 }), tag, (tags, more) => {
        const fewer = read(...tags)
        const all = read(...tags, more)
        for (const id of fewer.allergens) expect(all.allergens).toContain(id)
        for (const id of fewer.diets) expect(all.diets).toContain(id)
        for (const word of fewer.words) expect(all.words).toContain(word)
      }),
      { seed: 32, numRuns: 300 },
    )
  })
})
