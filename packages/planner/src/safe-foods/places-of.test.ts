import { describe, expect, it } from 'vitest'
import { ourMenu } from '../menu.ts'
import { buildProfile, safeFood } from '../testing/build-profile.ts'
import { mayStand } from './may-stand.ts'
import { placesOf } from './places-of.ts'

const profile = buildProfile({ ageYears: 8 })
const placesAt = (typed: string) => Object.fromEntries(placesOf(typed, profile))
const meals = { breakfast: 'base', lunch: 'base', dinner: 'base', snack: 'base' }

describe('where a food may stand', () => {
  it.each([
    ['banana', meals],
    ['pasta', { lunch: 'base', dinner: 'base', snack: 'base' }],
    ['lollipops', { snack: 'beside' }],
    ['apple juice', { juice: 'base' }],
    ['zorbly', {}],
  ])('%s: %j', (typed, places) => {
    expect(placesAt(typed)).toEqual(places)
  })

  it('is beside other food for what nothing is built upon', () => {
    for (const typed of ['ketchup', 'peanut butter', 'ice cream', 'chocolate milk', 'syrup']) {
      const places = [...placesOf(typed, profile).values()]
      expect(places.length, typed).toBeGreaterThan(0)
      expect(new Set(places), typed).toEqual(new Set(['beside']))
    }
  })

  it('is none for what a rule keeps out', () => {
    const milkFree = buildProfile({}, { allergens: ['milk'] })
    expect([...placesOf('Parmesan cheese', milkFree)]).toEqual([])
  })

  it('is where compositions of a week hold it', () => {
    const foods = ['chicken nuggets', 'pasta', 'pancakes', 'bread', 'banana', 'tacos']
    const asked = ['ketchup', 'lollipops', 'ice cream', 'apple juice', 'syrup', 'rice', 'hummus']
    const list = [...foods, ...asked]
    const eaten = buildProfile({ ageYears: 8, safeFoods: list.map(safeFood) })
    const may = mayStand(ourMenu, eaten)
    expect(list.filter((typed) => placesOf(typed, eaten).size > 0 && !may(typed))).toEqual([])
  })
})
