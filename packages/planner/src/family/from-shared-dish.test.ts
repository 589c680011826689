import { expect, it } from 'vitest'
import { ourMenu } from '../menu.ts'
import { legalDish } from '../rules/legal-dish.ts'
import { buildProfile, safeFood } from '../testing/build-profile.ts'
import { fromSharedDish } from './from-shared-dish.ts'

const eats = (...foods: string[]) => buildProfile({ safeFoods: foods.map(safeFood) })

function taken(recipeId: string, profile: ReturnType<typeof buildProfile>) {
  const recipe = ourMenu.recipes.find(({ id }) => id === recipeId)
  const { dish } = recipe ? legalDish(recipe, profile) : { dish: null }
  if (!dish) throw new Error(`No ${recipeId}`)
  return fromSharedDish(dish, profile)
}

it('is what is boiled by itself, in the parent’s word', () => {
  expect(taken('mild-chicken-adobo', eats('white rice', 'crackers'))).toEqual(['white rice'])
  expect(taken('pasta-beef-tomato-sauce', eats('plain pasta', 'cooked carrots'))).toEqual([
    'plain pasta',
    'cooked carrots',
  ])
})

it('is called by what it is made without, where a rule leaves the ordinary kind out', () => {
  const safeFoods = [safeFood('plain pasta')]
  const withoutWheat = buildProfile({ safeFoods }, { allergens: ['wheat'] })
  expect(taken('pasta-beef-tomato-sauce', withoutWheat)).toEqual(['gluten-free plain pasta'])
})

it('is nothing that is mixed in from the start, fried, or another kind', () => {
  expect(taken('one-pot-chicken-broccoli-brown-rice', eats('brown rice', 'broccoli'))).toEqual([])
  expect(taken('mild-chicken-adobo', eats('brown rice', 'grilled chicken'))).toEqual([])
  expect(taken('chickpea-noodle-soup-carrots-peas', eats('egg noodles', 'peas'))).toEqual([])
})

it('is said once, however often the parent named it', () => {
  expect(taken('eggs-mild-tomato-curry-rice-peas', eats('boiled egg', 'hard-boiled eggs'))).toEqual(
    ['boiled egg'],
  )
})

it('is no food that is eaten in one brand and shape alone', () => {
  const profile = buildProfile({ safeFoods: [{ ...safeFood('white rice'), exactly: true }] })
  expect(taken('mild-chicken-adobo', profile)).toEqual([])
})
