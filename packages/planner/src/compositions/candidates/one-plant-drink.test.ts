import { plainFoods } from '@brightplate/foods/plain-foods/plain-foods'
import { describe, expect, it } from 'vitest'
import { buildProfile, safeFood } from '../../testing/build-profile.ts'
import { openPlainFoods } from './open-plain-foods.ts'

const drinksFor = (
  allergens: ('milk' | 'soy' | 'almond')[],
  foods: readonly string[] = [],
): string[] =>
  openPlainFoods(
    'breakfast',
    buildProfile({ safeFoods: foods.map(safeFood) }, { allergens }),
    plainFoods,
  ).flatMap(({ form, group }) => (group === 'plant-drink' ? form : []))

describe('a child without milk', () => {
  it('has one drink in its place: soy, which alone counts as dairy', () => {
    expect(drinksFor(['milk'])).toEqual(['soy-drink'])
  })

  it('has the one with most protein where soy is out too', () => {
    expect(drinksFor(['milk', 'soy'])).toEqual(['pea-drink'])
  })

  it('has none of ours where its list names one', () => {
    expect(drinksFor(['milk'], ['oat milk'])).toEqual([])
  })
})

it('is offered no plant drink who may have milk', () => {
  expect(drinksFor([])).toEqual([])
})
