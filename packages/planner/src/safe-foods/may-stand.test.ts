import { expect, it } from 'vitest'
import { ourMenu } from '../menu.ts'
import { buildProfile, safeFood } from '../testing/build-profile.ts'
import { mayStand } from './may-stand.ts'

it('tells of a food of a list whether any composition of it holds the food', () => {
  const foods = ['chicken nuggets', 'ketchup', 'cream cheese']
  const profile = buildProfile({ safeFoods: foods.map(safeFood), safeFoodsNearlyAll: true })
  expect(foods.map(mayStand(ourMenu, profile))).toEqual([true, true, false])
})
