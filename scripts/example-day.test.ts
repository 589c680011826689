import { dishName } from '@brightplate/planner/dish'
import { legalDish } from '@brightplate/planner/legal-dish'
import { pictureOfDish } from '@brightplate/planner/picture-of-plate'
import { buildProfile } from '@brightplate/planner/testing/build-profile'
import { allRecipes } from '@brightplate/recipes/all-recipes'
import { describe, expect, it } from 'vitest'
import { exampleDay } from '../apps/web/app/features/site/landing/example-day.ts'

const sam = buildProfile({ ageYears: 7 }, { allergens: ['milk', 'peanut'] })

describe('the day on the landing page', () => {
  it.each(exampleDay)(
    '$name is a dish of ours, as Sam eats it',
    ({ recipeId, name, picture, minutes }) => {
      const recipe = allRecipes.find(({ id }) => id === recipeId)
      const dish = recipe && legalDish(recipe, sam).dish
      if (!dish) throw new Error(`${recipeId} is no dish for Sam`)
      const shown = { name: dishName(dish), picture: pictureOfDish(dish) }
      expect({ ...shown, minutes: recipe.totalMinutes }).toEqual({ name, picture, minutes })
    },
  )

  it.each(exampleDay)('$name may be eaten without milk and peanuts', ({ recipeId }) => {
    const recipe = allRecipes.find(({ id }) => id === recipeId)
    expect(recipe && legalDish(recipe, sam).reason).toBeNull()
  })

  it('shows a line of its breakfast', () => {
    const porridge = allRecipes.find(({ id }) => id === exampleDay[0]?.recipeId)
    const dish = porridge && legalDish(porridge, sam).dish
    const foods = dish?.ingredients.map(({ food }) => food.name)
    expect(foods).toContain('fortified unsweetened soy drink')
  })
})
