import { allRecipes } from '@brightplate/recipes/all-recipes'
import { expect, it } from 'vitest'
import { ourMenu } from '../menu.ts'
import { spanishDishName } from './spanish-dish-name.ts'

it('names every dish and plain food by itself', () => {
  expect(spanishDishName('plain-food-chicken-nuggets')).toBe('Nuggets de pollo')
  const all = [
    ...allRecipes.map(({ id }) => id),
    ...ourMenu.plainFoods.map(({ id }) => `plain-food-${id}`),
  ]
  expect(all.filter((id) => !/^\p{Lu}[^[\]{}|]+$/u.test(spanishDishName(id) ?? ''))).toEqual([])
})

it('knows none that is not ours', () => {
  expect(spanishDishName('model-1')).toBeNull()
})
