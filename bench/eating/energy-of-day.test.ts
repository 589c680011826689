import { expect, it } from 'vitest'
import { plainFoodOf } from '../../packages/foods/src/plain-foods/plain-foods.ts'
import { allRecipes } from '../../packages/recipes/src/all-recipes.ts'
import { energyOfDishes, sharesOfDay } from './energy-of-day.ts'

const recipe = allRecipes[0]
const milk = plainFoodOf('milk-whole')

it('a plate is told by its parts, a dish of before by its recipe', () => {
  const dish = { recipe_id: recipe?.id ?? '', nutrition: { energy_kcal: 300 } }
  expect(energyOfDishes([dish])).toEqual([{ category: recipe?.category, kcal: 300 }])
  const parts = [
    { food_id: 'milk-whole', energy_kcal: 120 },
    { recipe_id: recipe?.id ?? '', energy_kcal: 80 },
    { energy_kcal: null },
  ]
  expect(energyOfDishes([{ ...dish, parts }])).toEqual([
    { category: milk?.category, kcal: 120 },
    { category: recipe?.category, kcal: 80 },
    { category: null, kcal: 0 },
  ])
})

it('energy is rare or common by how many children of that age eat its category', () => {
  const liver = 2010
  const wholeMilk = 1002
  const energies = [
    { category: liver, kcal: 100 },
    { category: wholeMilk, kcal: 250 },
    { category: null, kcal: 150 },
  ]
  expect(sharesOfDay(energies, '4-8')).toEqual({ rare: 0.2, common: 0.5, unreported: 0.3 })
  expect(sharesOfDay([], '4-8')).toBeNull()
})
