import { describe, expect, it } from 'vitest'
import { type AllergenId, allergenIds } from '../allergen.ts'
import { buildRestrictions } from '../testing/build-restrictions.ts'
import { buildPlanText } from './build-plan-text.ts'
import { checkPlanText } from './check-plan-text.ts'

/** Allergens that a line holds, and those for which it asks the label. */
function read(line: string): Record<'contains' | 'check_label', string[]> {
  const found = checkPlanText(
    buildRestrictions({ allergens: allergenIds }),
    buildPlanText({ lines: [line] }),
  ).filter(({ rule }) => rule === 'allergen')
  const ids = (certainty: string) => [
    ...new Set(found.filter((one) => one.certainty === certainty).map(({ id }) => id)),
  ]
  return { contains: ids('contains'), check_label: ids('check_label') }
}

describe('a name written in another way', () => {
  const names: readonly (readonly [AllergenId, string])[] = [
    ['milk', '1 cup half & half'],
    ['milk', 'half-&-half'],
    ['milk', 'macaroni&cheese'],
    ['wheat', 'mac n cheese'],
    ['wheat', 'won ton skins'],
    ['egg', 'mayon naise'],
    ['soy', 'three tofus'],
    ['hazelnut', '1cuphazelnuts'],
    ['wheat', '2cupsflour'],
    ['milk', '100gbutter'],
    ['egg', '3eggs'],
    ['wheat', '2tbspwheatflour'],
    ['milk', 'kephir'],
    ['milk', 'haymilk'],
    ['milk', 'Heumilch'],
    ['wheat', 'frik'],
    ['wheat', 'freeka'],
    ['mollusc', 'escallops'],
    ['fish', 'merling'],
    ['fish', 'caplin'],
    ['fish', 'bib'],
    ['crustacean', 'Penaeidae'],
    ['fish', 'Merlucciidae'],
    ['mollusc', 'Haliotidae'],
    ['milk', 'eggnog'],
    ['egg', 'egg nog'],
    ['wheat', '1 danish'],
    ['wheat', 'Italian loaf'],
    ['wheat', '1 loaf French'],
    ['wheat', 'Cuban rolls'],
    ['wheat', 'a crusty country loaf'],
    ['sulphites', 'caramel (E150d)'],
  ]
  it.each(names)('%s is found in "%s"', (allergen, line) => {
    expect(read(line).contains).toContain(allergen)
  })

  const harmless: readonly (readonly [AllergenId, string])[] = [
    ['wheat', '8 corn tortillas'],
    ['wheat', '1 cup sliced white onion'],
    ['wheat', '1 lb raw chicken tenders'],
    ['milk', 'Romano beans'],
    ['milk', 'romano or wax beans'],
    ['milk', 'a buttered gratin dish'],
    ['peanut', 'kecap manis'],
    ['wheat', 'Danish blue'],
    ['fish', '1 head bib lettuce'],
    ['soy', 'menus'],
    ['wheat', 'pork & beans'],
    ['milk', '7up'],
    ['egg', '100g rice'],
  ]
  it.each(harmless)('%s is not found in "%s"', (allergen, line) => {
    expect(read(line).contains).not.toContain(allergen)
  })

  it('asks the label of tenders, that are breaded or raw', () => {
    expect(read('chicken tenders').check_label).toContain('wheat')
    expect(read('breaded chicken tenders').contains).toContain('wheat')
  })

  it('finds what a dish, a kind or a dressing is named beside', () => {
    expect(read('potato gratin').contains).toContain('milk')
    expect(read('Pecorino Romano with beans').contains).toContain('milk')
    expect(read('Danish blue on Danish pastry').contains).toContain('wheat')
    expect(read('2 slices white bread, 1 white onion').contains).toContain('wheat')
    expect(read('mani, kecap manis').contains).toContain('peanut')
  })
})

describe('a name for less than its words say', () => {
  it('asks the label where a word in it would be sure', () => {
    expect(read('rice crackers')).toEqual({
      contains: [],
      check_label: expect.arrayContaining(['wheat']),
    })
    expect(read('fish cakes').check_label).toContain('egg')
    expect(read('ginger beer').check_label).toContain('wheat')
    expect(read('kukui nuts').contains).toContain('other-tree-nut')
  })

  it('excuses nothing that stands beside it', () => {
    expect(read('rice crackers and wheat crackers').contains).toContain('wheat')
    expect(read('rice, crackers').contains).toContain('wheat')
  })
})
