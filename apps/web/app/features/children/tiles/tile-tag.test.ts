import { describe, expect, it } from 'vitest'
import { type FoodLists, foodState, withFoodState } from '../foods/food-state.ts'
import { afterTap, isOnTile, tileTag } from './tile-tag.ts'

const nuggets = { name: 'chicken nuggets', also: ['nuggets', 'nugs'], picture: 'nuggets' }

const lists = (changes: Partial<FoodLists> = {}): FoodLists => ({
  safe_foods: [],
  refused_foods: [],
  foods_said: [],
  ...changes,
})

describe('a food that is tapped', () => {
  it('is eaten, then not now, then nothing is said of it', () => {
    let said = lists()
    const states = [1, 2, 3].map(() => {
      said = withFoodState(said, nuggets.name, afterTap(foodState(said, nuggets.name)))
      return foodState(said, nuggets.name)
    })
    expect(states).toEqual(['eats', 'not_now', null])
    expect(said).toEqual(lists())
  })

  it('goes by the word that the parent typed for it', () => {
    expect(tileTag(nuggets, lists())).toBe('chicken nuggets')
    expect(tileTag(nuggets, lists({ safe_foods: ['toast', 'Nugs'] }))).toBe('Nugs')
    expect(tileTag(nuggets, lists({ refused_foods: ['nuggets'] }))).toBe('nuggets')
  })

  it('is offered unless it is refused or never again', () => {
    expect(isOnTile(nuggets, lists())).toBe(true)
    expect(isOnTile(nuggets, lists({ safe_foods: ['nuggets'] }))).toBe(true)
    expect(isOnTile(nuggets, lists({ refused_foods: ['nuggets'] }))).toBe(false)
    const never = lists({ foods_said: [{ food: 'nugs', says: 'never_again' }] })
    expect(isOnTile(nuggets, never)).toBe(false)
  })
})
