import { requireFood } from '@brightplate/foods/foods'
import { expect, it } from 'vitest'
import { buildProfile, safeFood } from '../testing/build-profile.ts'
import {
  countedLimits,
  countedOfEaten,
  countsNothing,
  forEachLimit,
  nothingCounted,
  yieldedOfEaten,
  yieldsServingOfFish,
} from './counted-limits.ts'

const amountOf = (limit: string, food: string, grams: number) =>
  countedLimits
    .find(({ id }) => id === limit)
    ?.amount({ food: requireFood(food), grams }, 'breakfast')

it.each([
  ['milk-whole', 100, 100],
  ['buttermilk', 100, 100],
  ['kefir', 100, 100],
  ['evaporated-milk', 50, 100],
  ['soy-drink', 100, 0],
  ['yogurt-plain-whole', 100, 0],
])('%s counts as cow’s milk to drink: %i g are %i ml', (food, grams, counted) => {
  expect(amountOf('cows-milk', food, grams)).toBe(counted)
})

it.each([
  ['rice-white', 5, 1],
  ['rice-white', 4.9, 0],
  ['bread-gluten-free', 35, 1],
  ['burger-bun-gluten-free', 60, 1],
  ['pizza-base-gluten-free', 50, 1],
  ['flour-gluten-free', 30, 1],
  ['breadcrumbs-gluten-free', 10, 1],
  ['bread-white', 60, 0],
  ['tortilla-corn', 48, 0],
  ['flour-buckwheat', 30, 0],
  ['granola', 60, 0],
  ['vinegar-rice', 15, 0],
  ['chicken-and-rice', 24, 1],
])('%s makes a dish of rice: %d g count as %i', (food, grams, counted) => {
  expect(amountOf('rice-dishes', food, grams)).toBe(counted)
})

it.each([
  ['cod', 1],
  ['fish-fingers', 1],
  ['mussels-cooked', 1],
  ['fish-sauce', 0],
  ['worcestershire', 0],
  ['kimchi', 0],
])('a dish that holds %s counts as %i meals of fish', (food, counted) => {
  expect(amountOf('fish-meals', food, 20)).toBe(counted)
})

it('juice counts in every course, and in the juice slot all that is drunk', () => {
  expect(amountOf('juice', 'apple-juice', 100)).toBe(100)
  expect(amountOf('juice', 'lemon-juice', 100)).toBe(0)
  expect(
    countedLimits
      .find(({ id }) => id === 'juice')
      ?.amount({ food: requireFood('orange'), grams: 100 }, 'juice'),
  ).toBe(100)
})

it.each([
  ['cocoa-powder', 10, 10],
  ['dark-chocolate', 10, 6],
  ['dark-chocolate-plain', 10, 6],
  ['milk-whole', 10, 0],
])('%s counts as cocoa: %i g are %i g', (food, grams, counted) => {
  expect(amountOf('cocoa', food, grams)).toBeCloseTo(counted, 6)
})

const limitAt = (ageYears: number) =>
  countedLimits.map(({ id, per, most, oncePerDish }) => [
    id,
    per,
    most(buildProfile({ ageYears })),
    oncePerDish ? 'a dish' : 'an amount',
  ])

it('two meals of fish are for a week, all the others for a day', () => {
  expect(limitAt(3)).toEqual([
    ['fish-meals', 'week', 2, 'a dish'],
    ['rice-dishes', 'day', 1, 'a dish'],
    ['juice', 'day', 120, 'an amount'],
    ['cocoa', 'day', 5, 'an amount'],
    ['cows-milk', 'day', 480, 'an amount'],
  ])
})

it('juice and milk grow with the child, and milk has an end', () => {
  const ofAge = (id: string, ages: readonly number[]) =>
    ages.map((age) => limitAt(age).find(([limit]) => limit === id)?.[2])
  expect(ofAge('juice', [3, 4, 6, 7])).toEqual([120, 180, 180, 240])
  expect(ofAge('cows-milk', [3, 4, 5])).toEqual([480, 600, null])
})

it('what counts nothing has a nought for each limit', () => {
  expect(nothingCounted).toEqual(forEachLimit(() => 0))
})

it('what is eaten already counts as a drink alone, and guidance speaks of the rest', () => {
  const of = (counts: Readonly<Record<string, number>>) => forEachLimit(({ id }) => counts[id] ?? 0)
  const all = { 'fish-meals': 1, 'rice-dishes': 1, juice: 100, cocoa: 2, 'cows-milk': 200 }
  expect(countedOfEaten(of(all))).toEqual(of({ juice: 100, 'cows-milk': 200 }))
  expect(yieldedOfEaten(of(all))).toEqual(of({ 'fish-meals': 1, 'rice-dishes': 1, cocoa: 2 }))
  // The very same object, by which a search knows that there is nothing to count.
  expect(countedOfEaten(of({}))).toBe(nothingCounted)
  expect(countedOfEaten(of({ 'fish-meals': 1 }))).toBe(nothingCounted)
  expect(yieldedOfEaten(of({}))).toBe(nothingCounted)
  expect(yieldedOfEaten(of({ juice: 100 }))).toBe(nothingCounted)
})

it('the fish of a serving yields to what is eaten where that is nearly all, and fewer than five foods', () => {
  const yields = (count: number, safeFoodsNearlyAll: boolean) =>
    yieldsServingOfFish({
      safeFoodsNearlyAll,
      safeFoods: ['cod', 'rice', 'peas', 'bread', 'milk'].slice(0, count).map(safeFood),
    })
  expect([4, 5].map((count) => yields(count, true))).toEqual([true, false])
  expect([4, 5].map((count) => yields(count, false))).toEqual([false, false])
})

it('counts nothing where each amount is 0, in an object of its own too', () => {
  expect(countsNothing(forEachLimit(() => 0))).toBe(true)
  expect(countsNothing(forEachLimit(() => 1))).toBe(false)
  expect(countsNothing({ ...nothingCounted, juice: 120 })).toBe(false)
})
