import { plainFoods } from '@brightplate/foods/plain-foods/plain-foods'
import { describe, expect, it } from 'vitest'
import { plainDish } from '../compositions/parts/plain-dish.ts'
import { buildProfile } from '../testing/build-profile.ts'
import { refusalOf } from './refusals-of-profile.ts'
import { refusesPlainFood } from './refused-plain-food.ts'

const profile = buildProfile()

function leftOutBy(typed: string): ReadonlySet<string> {
  const refusal = refusalOf(typed, [])
  return new Set(
    plainFoods
      .filter((plain) => {
        const { dish } = plainDish(plain, 'lunch', profile)
        return dish !== null && refusesPlainFood(plain, dish, refusal)
      })
      .map(({ id }) => id),
  )
}

describe('a refused group keeps a plain food out where it shows or is named', () => {
  it.each([
    ['vegetables', ['cooked-broccoli', 'fried-rice', 'vegetable-soup', 'spaghetti-tomato-sauce']],
    ['cereal', ['corn-flakes', 'rice-cereal']],
    ['crackers', ['saltines', 'rice-cakes']],
    ['bread', ['white-bread', 'ham-sandwich', 'banana-bread']],
    ['cheese', ['mac-and-cheese', 'cheese-pizza', 'cheeseburger']],
    ['corn', ['corn', 'corn-flakes']],
  ])('%s: %j stay out', (typed, foods) => {
    const out = leftOutBy(typed)
    const known = foods.filter((id) => plainFoods.some((plain) => plain.id === id))
    expect(known).toEqual(foods)
    expect(foods.filter((id) => !out.has(id))).toEqual([])
  })

  it.each([
    ['vegetables', ['mac-and-cheese', 'corn-flakes', 'popcorn', 'ham-sandwich', 'hamburger']],
    ['cereal', ['plain-pasta', 'white-bread', 'plain-rice']],
    ['crackers', ['plain-rice', 'plain-pasta', 'white-bread']],
    ['bread', ['cinnamon-toast-cereal', 'sandwich-cookies', 'plain-pasta']],
    ['green vegetables', ['fruit-salad', 'egg-salad-sandwich']],
    ['onion', ['hamburger', 'cheese-pizza']],
  ])('%s: %j stay in', (typed, foods) => {
    const out = leftOutBy(typed)
    const known = foods.filter((id) => plainFoods.some((plain) => plain.id === id))
    expect(known).toEqual(foods)
    expect(foods.filter((id) => out.has(id))).toEqual([])
  })

  it('what a food is made without is no part of its name', () => {
    const dairy = leftOutBy('dairy')
    const cheese = leftOutBy('cheese')
    const without = plainFoods.filter(
      ({ name, group }) =>
        /^(?:dairy-free|gluten-free).*(?:fries|waffles|toast)/u.test(name) && group,
    )
    expect(without.length).toBeGreaterThan(2)
    expect(without.filter(({ id }) => dairy.has(id) || cheese.has(id))).toEqual([])
  })

  it('what is refused as made without something is found by that', () => {
    expect([...leftOutBy('gluten-free bread')].length).toBeGreaterThan(0)
  })
})
