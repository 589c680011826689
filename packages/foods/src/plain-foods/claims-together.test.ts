import { describe, expect, it } from 'vitest'
import { checkPlanText } from '../safety-check/check-plan-text.ts'
import { buildRestrictions } from '../testing/build-restrictions.ts'
import { claimsTogether, separateClaims } from './claims-together.ts'

describe('Claims that follow each other', () => {
  it.each([
    ['Nut-free and lupin-free cheese sandwich', 'Nut- and lupin-free cheese sandwich'],
    ['Dairy-free, egg-free and soy-free waffles', 'Dairy-, egg- and soy-free waffles'],
    ['Rice and gluten-free and dairy-free ham', 'Rice and gluten- and dairy-free ham'],
    ['Certified gluten-free and egg-free oats', 'Certified gluten- and egg-free oats'],
    ['Dairy-free nuggets and dairy-free fries', 'Dairy-free nuggets and dairy-free fries'],
    ['Gluten-free vegan waffles', 'Gluten-free vegan waffles'],
  ])('"%s" is "%s", and is read as before', (apart, together) => {
    expect(claimsTogether(apart)).toBe(together)
    expect(separateClaims(together)).toBe(apart)
  })

  it('hold for each food that stands behind a colon', () => {
    expect(separateClaims('Dairy- and egg-free: nuggets, fries and pasta, with apple beside')).toBe(
      'Dairy-free and egg-free nuggets, dairy-free and egg-free fries and dairy-free and egg-free pasta, with dairy-free and egg-free apple beside',
    )
    expect(separateClaims('Lunch: dairy-free nuggets')).toBe('Lunch: dairy-free nuggets')
  })
})

describe('The safety check', () => {
  const found = (name: string, allergens: ('milk' | 'egg' | 'wheat')[]) =>
    checkPlanText(buildRestrictions({ allergens }), {
      days: [{ dishes: [{ slot: 'lunch', name, lines: [], steps: [], benefits: '' }] }],
      shoppingList: [],
      tips: [],
    }).map(({ id }) => id)

  it.each([
    ['Dairy- and egg-free: waffles and cheese slices', ['milk', 'egg'], []],
    ['Dairy- and egg-free: scrambled eggs and cheese slices', ['milk', 'egg'], ['egg']],
    ['Dairy-free: white bread and cheese slices', ['milk'], []],
    ['Dairy-free: egg salad and cheese slices', ['egg'], ['egg']],
    ['Dairy- and egg-free mayonnaise and cheese slices', ['milk'], ['milk']],
    ['Egg- and dairy-free cheese', ['milk', 'egg'], []],
    ['Egg-free: pasta with cheese', ['milk'], ['milk']],
    ['Lunch: cheese slices', ['milk'], ['milk']],
    ['Not dairy-free: cheese slices', ['milk'], ['milk']],
  ] as const)('finds in "%s" for %j: %j', (name, allergens, ids) => {
    expect([...new Set(found(name, [...allergens]))]).toEqual(ids)
  })
})
