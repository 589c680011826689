import { describe, expect, it } from 'vitest'
import { type FoodLists, foodState, withFoodState } from '../foods/food-state.ts'
import { afterTap, isOnTile, isSaid, tileTag } from './tile-tag.ts'

const nuggets = { name: 'chicken nuggets', also: ['nuggets', 'nugs'], picture: 'nuggets' }

const lists = (changes: Partial<FoodLists> = {}): FoodLists => ({
  safe_foods: [],
  refused_foods: [],
  foods_said: [],
  ...changes,
})

describe('a food that is tapped', () => {
  it.each([
    [null, 'eats', 'eats'],
    ['eats', 'eats', null],
    ['only_exactly', 'eats', null],
    ['not_now', 'eats', 'eats'],
    [null, 'not_now', 'not_now'],
    ['eats', 'not_now', 'not_now'],
    ['not_now', 'not_now', null],
  ] as const)('that is %s is, after a tap of the tab "%s", %s', (before, says, after) => {
    expect(afterTap(before, says)).toBe(after)
    const said = withFoodState(lists(), nuggets.name, before)
    const tapped = withFoodState(said, nuggets.name, afterTap(before, says))
    expect(foodState(tapped, nuggets.name)).toBe(after)
    expect(isSaid(foodState(tapped, nuggets.name), says)).toBe(after !== null)
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
