import { describe, expect, it } from 'vitest'
import {
  type FoodLists,
  foodState,
  neverFoods,
  stillNever,
  withDoubtAnswered,
  withFoodState,
} from './food-state.ts'

const lists: FoodLists = {
  safe_foods: ['Nuggets', 'fries', 'pasta'],
  refused_foods: ['fish'],
  foods_said: [
    { food: 'fries', says: 'not_now', said_on: '2026-09-01' },
    { food: 'eggs', says: 'never_again', said_on: '2026-08-01' },
  ],
}

describe('what is said of a food', () => {
  it('is one thing, case ignored', () => {
    const states = ['nuggets', 'Fries', 'FISH', 'egg s', 'eggs'].map((food) =>
      foodState(lists, food),
    )
    expect(states).toEqual(['eats', 'not_now', 'refuses', null, 'never_again'])
  })

  it('is the strictest where lists say more', () => {
    const both = { ...lists, safe_foods: ['eggs', 'fish'], refused_foods: ['fish', 'eggs'] }
    expect([foodState(both, 'eggs'), foodState(both, 'fish')]).toEqual(['never_again', 'refuses'])
  })

  it('takes the place of what was said before, in whatever list', () => {
    const states = ['eats', 'only_exactly', 'not_now', 'refuses', 'never_again', null] as const
    for (const before of states) {
      for (const after of states) {
        const changed = withFoodState(withFoodState(lists, 'rice', before), 'Rice', after)
        expect(foodState(changed, 'rice')).toBe(after)
        const places = [
          ...changed.safe_foods,
          ...changed.refused_foods,
          ...neverFoods(changed).map(({ food }) => food),
        ].filter((food) => food.toLowerCase() === 'rice')
        expect(places).toHaveLength(after === null ? 0 : 1)
      }
    }
  })

  it('leaves every other food as it is, and a safe food in its place', () => {
    const exact = withFoodState(lists, 'fries', 'only_exactly')
    expect(exact.safe_foods).toEqual(lists.safe_foods)
    expect(exact.foods_said).toEqual([lists.foods_said[1], { food: 'fries', says: 'only_exactly' }])
  })

  it('“never again” is said again without its day, and so are no other words', () => {
    expect(stillNever(lists, 'Eggs')).toEqual([
      lists.foods_said[0],
      { food: 'eggs', says: 'never_again' },
    ])
  })
})

describe('a safe food in doubt that is answered', () => {
  const doubted = { ...lists, safe_foods: ['no cheese or fish', 'pasta'] }
  const answer = (act: 'eats' | 'stays_out', foods: string[]) =>
    withDoubtAnswered(doubted, 'no cheese or fish', { act, label: '', foods })

  it('makes way for the foods where they are eaten, refused before or not', () => {
    const eaten = answer('eats', ['cheese', 'fish'])
    expect(eaten.safe_foods).toEqual(['pasta', 'cheese', 'fish'])
    expect(eaten.refused_foods).toEqual([])
  })

  it('moves the foods to the refused ones where they stay out', () => {
    const out = answer('stays_out', ['cheese', 'fish'])
    expect(out.safe_foods).toEqual(['pasta'])
    expect(out.refused_foods).toEqual(['fish', 'cheese'])
  })

  it('lets nothing in that is never again', () => {
    expect(answer('eats', ['eggs']).safe_foods).toEqual(['pasta'])
  })
})
