import { describe, expect, it } from 'vitest'
import { type AllergenId, allergenIds } from '../allergen.ts'
import { buildRestrictions } from '../testing/build-restrictions.ts'
import { buildPlanText } from './build-plan-text.ts'
import { checkPlanText } from './check-plan-text.ts'

function found(line: string, certainty: 'contains' | 'check_label'): string[] {
  const restrictions = buildRestrictions({ allergens: allergenIds })
  const finds = checkPlanText(restrictions, buildPlanText({ lines: [line] }))
  return [...new Set(finds.filter((one) => one.certainty === certainty).map(({ id }) => id))]
}

describe('a mark on a label', () => {
  it.each<[string, AllergenId]>([
    ['wheaten cornflour', 'wheat'],
    ['wheatex', 'wheat'],
    ['edammer', 'milk'],
    ['celerey', 'celery'],
    ['preservative (220)', 'sulphites'],
    ['food acid (330), preservative (223)', 'sulphites'],
    ['preservatives 202, 228', 'sulphites'],
    ['colour (150d)', 'sulphites'],
    ['INS 220', 'sulphites'],
    ['gulas al ajillo', 'fish'],
    ['chinook salmon', 'fish'],
    ['rainbow smelt', 'fish'],
    ['smeltkaas', 'milk'],
  ])('is that of what it holds: "%s"', (line, allergen) => {
    expect(found(line, 'contains')).toContain(allergen)
  })

  it.each(['emulsifier (322)', 'INS 322', 'emulsifiers (471, 322)'])(
    'asks for lecithin’s source: "%s"',
    (line) => {
      expect(found(line, 'check_label')).toEqual(expect.arrayContaining(['egg', 'soy']))
    },
  )

  it.each<[string, AllergenId]>([
    ['gula melaka', 'fish'],
    ['gula', 'fish'],
    ['Chinook hops', 'fish'],
    ['smeltkaas', 'fish'],
    ['smeltkaaspoeder', 'fish'],
    ['preservative (202)', 'sulphites'],
    ['220 g rice', 'sulphites'],
  ])('is none of what only looks like it: "%s"', (line, allergen) => {
    expect(found(line, 'contains')).not.toContain(allergen)
  })
})
