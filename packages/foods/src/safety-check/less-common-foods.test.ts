import { describe, expect, it } from 'vitest'
import type { DietId, Restrictions } from '../restrictions.ts'
import { buildRestrictions } from '../testing/build-restrictions.ts'
import { buildPlanText } from './build-plan-text.ts'
import { checkPlanText } from './check-plan-text.ts'

function found(line: string, changes: Partial<Restrictions>): string[] {
  const restrictions: Restrictions = buildRestrictions(changes)
  return checkPlanText(restrictions, buildPlanText({ lines: [line] })).map(({ id }) => id)
}

const meatless: DietId[] = ['vegetarian', 'no-red-meat']

describe('the words of less common foods', () => {
  it.each(['1 lb boneless goat, cubed', '2 goat chops', 'goat curry'])(
    'know the meat in %s',
    (line) => {
      expect(found(line, { diets: meatless })).toEqual(expect.arrayContaining(meatless))
    },
  )

  it.each(['goat cheese', 'goat’s milk yogurt', '1 cup goats milk'])(
    'know no meat in %s',
    (line) => {
      expect(found(line, { diets: meatless })).toEqual([])
      expect(found(line, { allergens: ['milk'] })).toContain('milk')
    },
  )

  it.each(['lumpfish egg', 'salmon eggs', 'fish eggs', 'duck egg'])(
    'know the egg in %s, whatever laid it, as labels do',
    (line) => {
      expect(found(line, { allergens: ['egg'] })).toEqual(['egg'])
    },
  )

  it.each(['pearl barley', 'dry pearl barley', 'barley'])(
    'ask for the label of %s where wheat stays out',
    (line) => {
      expect(found(line, { allergens: ['wheat'] })).toEqual(['wheat'])
    },
  )

  it.each(['2 rotis', '3 chapatis', '1 chapati'])('know the wheat, and no fish, in %s', (line) => {
    expect(found(line, { allergens: ['wheat'] })).toContain('wheat')
    expect(found(line, { allergens: ['fish'] })).toEqual([])
  })

  it('know that pigeon peas are no bird', () => {
    expect(found('1 cup pigeon peas, drained', { diets: ['vegan'] })).toEqual([])
  })
})
