import { allRecipes } from '@brightplate/recipes/all-recipes'
import { describe, expect, it } from 'vitest'
import { weighLine } from '../measures/measure-line.ts'
import { legalDish } from '../rules/legal-dish.ts'
import { buildProfile } from '../testing/build-profile.ts'
import type { Dish } from './dish.ts'
import { dishAmounts } from './dish-amounts.ts'

const dishesOf = (allergens: readonly 'milk'[]): Map<string, Dish> => {
  const profile = buildProfile({}, { allergens: [...allergens] })
  return new Map(
    allRecipes.flatMap((recipe) => {
      const { dish } = legalDish(recipe, profile)
      return dish ? [[recipe.id, dish] as const] : []
    }),
  )
}
const foodsOf = ({ ingredients }: Dish) => ingredients.map(({ food }) => food.id).join()

describe('what a dish weighs and brings', () => {
  const [own, again, withoutMilk] = [dishesOf([]), dishesOf([]), dishesOf(['milk'])]

  it('is remembered for every child that has it of the same foods, and for no other', () => {
    let others = 0
    for (const [id, dish] of withoutMilk) {
      const ordinary = own.get(id)
      if (!ordinary) continue
      const isSame = foodsOf(ordinary) === foodsOf(dish)
      if (!isSame) others += 1
      expect(dishAmounts(dish, 'us') === dishAmounts(ordinary, 'us'), id).toBe(isSame)
    }
    expect(others).toBeGreaterThan(0)
  })

  it('is what its lines weigh by these measures, asked once or again, at one table after another', () => {
    for (const portions of [1, 3.5, 1, 2, 4, 5, 1]) {
      for (const system of ['us', 'metric'] as const) {
        for (const [id, dish] of again) {
          const { grams } = dishAmounts(dish, system).size(0.75, portions)
          const scale = (0.75 * portions) / dish.recipe.servings
          const weighed = dish.ingredients.map(
            ({ ingredient, food }) => weighLine(ingredient, food, system)(scale) / portions,
          )
          expect(grams, id).toEqual(weighed)
        }
      }
    }
  })

  it('is another where the same lines are a juice, or for more', () => {
    const [dish] = own.values()
    if (!dish) throw new Error('No dish')
    const as = (changes: Partial<Dish['recipe']>) =>
      dishAmounts({ ...dish, recipe: { ...dish.recipe, ...changes } }, 'us')
    expect(as({})).toBe(dishAmounts(dish, 'us'))
    expect(as({ course: 'juice' })).not.toBe(dishAmounts(dish, 'us'))
    expect(as({ servings: dish.recipe.servings + 1 })).not.toBe(dishAmounts(dish, 'us'))
  })
})
