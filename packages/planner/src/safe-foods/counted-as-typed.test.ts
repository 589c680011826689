import { expect, it } from 'vitest'
import { buildProfile } from '../testing/build-profile.ts'
import { countedAsTyped } from './counted-as-typed.ts'

const countedOf = (typed: string, ageYears = 3) =>
  Object.fromEntries(
    Object.entries(countedAsTyped(typed, buildProfile({ ageYears }))).filter(
      ([, amount]) => amount > 0,
    ),
  )

it.each([
  ['crispy rice bars', { 'rice-dishes': 1 }],
  ['gluten-free waffles', { 'rice-dishes': 1 }],
  ['Udi’s', { 'rice-dishes': 1 }],
  ['Rice Krispies', { 'rice-dishes': 1 }],
  ['Gorton fish nuggets', { 'fish-meals': 1 }],
  ['Oreos', { cocoa: 5 }],
  ['Nutella', { cocoa: 5 }],
  ['strawberry milk', { 'cows-milk': 480 }],
  ['berry smoothie', { juice: 120 }],
  ['Goldfish', {}],
  ['sour gummies', {}],
])('“%s” counts by its words and by what the product holds: %o', (typed, counted) => {
  expect(countedOf(typed)).toEqual(counted)
})

it('counts no milk where the age has no limit', () => {
  expect(countedOf('strawberry milk', 9)).toEqual({})
})
