import { describe, expect, it } from 'vitest'
import { spokenVariant, variantName } from './spoken-variant.ts'

const none = { allergens: [], diets: [] } as const

describe('A variant is called by what this child may not have', () => {
  it.each([
    [
      'gluten-free and dairy-free hot dogs',
      { ...none, allergens: ['milk'] },
      'dairy-free hot dogs',
    ],
    [
      'gluten-free and dairy-free hot dogs',
      { ...none, diets: ['gluten-free'] },
      'gluten-free hot dogs',
    ],
    [
      'gluten-free and dairy-free hot dogs',
      { allergens: ['milk', 'wheat'], diets: [] },
      'gluten-free and dairy-free hot dogs',
    ],
    [
      'gluten-free, dairy-free and soy-free French fries',
      { allergens: ['milk', 'soy'], diets: [] },
      'dairy-free and soy-free French fries',
    ],
    ['dairy-free and egg-free toast', { ...none, allergens: ['egg'] }, 'egg-free toast'],
    ['gluten-free vegan waffles', { ...none, diets: ['vegan'] }, 'vegan waffles'],
    [
      'gluten-free vegan waffles',
      { ...none, diets: ['vegan', 'gluten-free'] },
      'gluten-free vegan waffles',
    ],
    [
      'certified gluten-free oatmeal',
      { ...none, allergens: ['wheat'] },
      'certified gluten-free oatmeal',
    ],
    ['gluten-free waffles', none, 'gluten-free waffles'],
    [
      'peanut-free sunflower seed butter and jelly sandwich',
      none,
      'peanut-free sunflower seed butter and jelly sandwich',
    ],
    ['waffles', { ...none, diets: ['vegan'] }, 'waffles'],
  ] as const)('"%s" for %j is "%s"', (name, rules, spoken) => {
    expect(variantName(spokenVariant(name, rules))).toBe(spoken)
  })
})
