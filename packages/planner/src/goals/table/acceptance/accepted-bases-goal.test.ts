import { describe, expect, it } from 'vitest'
import { ourMenu } from '../../../menu.ts'
import { buildProblem } from '../../../search/build-problem.ts'
import { acceptedBaseOf, type Option } from '../../../search/option.ts'
import { slotCount } from '../../../search/problem.ts'
import { search } from '../../../search/search.ts'
import { slots } from '../../../slot.ts'
import { buildProfile, safeFood } from '../../../testing/build-profile.ts'

/** Day by day what its breakfast, lunch and dinner are built upon, as it was typed. */
function basesOf(foods: readonly string[], seed: number): string[][] {
  const profile = buildProfile({ safeFoods: foods.map(safeFood), safeFoodsNearlyAll: true })
  const { cells } = search(buildProblem(ourMenu, profile, '2026-11-23', 7), { seed, steps: 3500 })
  const baseOf = (option: Option | undefined) => {
    const base = option ? acceptedBaseOf(option) : null
    return base === null ? 'ours' : (foods[base] ?? '')
  }
  const at = (slot: 'breakfast' | 'lunch' | 'dinner') => slots.indexOf(slot)
  return Array.from({ length: 7 }, (_, day) =>
    [at('breakfast'), at('lunch'), at('dinner')].map((slot) =>
      baseOf(cells[day * slotCount + slot]),
    ),
  )
}

describe('what meals are built upon, where few foods are eaten', () => {
  it.each([1, 2, 3])('is not the same at lunch and supper, of two, seed %i', (seed) => {
    const days = basesOf(['peanut butter sandwich', 'hamburger', 'Cheerios', 'banana'], seed)
    const alike = days.filter(([, lunch, dinner]) => lunch === dinner)
    expect(alike.length).toBeLessThanOrEqual(1)
  })

  it.each([1, 2, 3])('is one pizza a day, of two kinds, seed %i', (seed) => {
    const foods = ['pepperoni pizza', 'sausage pizza', 'mac and cheese', 'Cheerios', 'apple']
    const days = basesOf(foods, seed)
    const often = days.filter((bases) => bases.filter((base) => base.includes('pizza')).length > 2)
    expect(often).toEqual([])
  })

  it.each([1, 2, 3])('is chicken at supper, and cereal at lunch, seed %i', (seed) => {
    const days = basesOf(['chicken', 'cereal', 'Pop-Tarts', 'apple', 'milk', 'almonds'], seed)
    const at = (meal: number) => days.filter((bases) => bases[meal] === 'chicken').length
    expect(at(2)).toBeGreaterThan(at(1))
  })

  it.each([1, 2, 3])('is no chili on five evenings where pork is eaten, seed %i', (seed) => {
    const days = basesOf(['chili', 'corn dogs', 'pork', 'nachos', 'apple', 'chocolate milk'], seed)
    for (const food of ['chili', 'corn dogs', 'pork']) {
      expect(days.filter(([, , dinner]) => dinner === food).length).toBeLessThanOrEqual(3)
    }
  })

  it.each([1, 2, 3])(
    'is no peanut butter sandwich at breakfast and again at supper, seed %i',
    (seed) => {
      const foods =
        'peanut butter and jelly sandwich,cheese pizza,Rice Krispies,Cocoa Pebbles,apple,1% milk,broccoli,chicken breast,yellow rice'
      const days = basesOf(foods.split(','), seed)
      expect(days.filter((bases) => new Set(bases).size < 3)).toEqual([])
    },
  )

  it.each([1, 2, 3])('is one soup by two names, seed %i', (seed) => {
    const foods = 'soup,chicken noodle soup,burrito,chicken nuggets,string cheese,waffles,apple'
    const days = basesOf(foods.split(','), seed)
    const suppers = days.filter(([, , dinner]) => dinner?.includes('soup'))
    expect(suppers.length).toBeLessThanOrEqual(4)
    expect(
      days.filter(([, lunch, dinner]) => lunch?.includes('soup') && dinner?.includes('soup'))
        .length,
    ).toBeLessThanOrEqual(1)
  })

  it.each([1, 2, 3])(
    'is cereal at every breakfast, where nothing else is breakfast, seed %i',
    (seed) => {
      const foods = ['corn flakes', 'pepperoni pizza', 'mac and cheese', 'nuggets', 'apple', 'milk']
      const days = basesOf(foods, seed)
      expect(days.filter(([breakfast]) => breakfast === 'corn flakes').length).toBeGreaterThan(5)
    },
  )
})
