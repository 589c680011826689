import type { Ingredient, Recipe } from '@brightplate/recipes/recipe'
import { describe, expect, it } from 'vitest'
import { legalDish } from './legal-dish.ts'
import type { PlannerProfile } from './planner-profile.ts'
import { linesOf } from './servings-of.ts'
import { stepsOf } from './steps-of.ts'
import { buildProfile } from './testing/build-profile.ts'

const oil: Ingredient = {
  food: 'sunflower-oil',
  grams: 28,
  measure: { amount: 2, unit: 'tbsp' },
  or: ['olive-oil'],
}
const egg: Ingredient = { food: 'egg', grams: 100, measure: { amount: 2, unit: 'piece' } }
const cheese: Ingredient = { food: 'cheddar', grams: 28, optional: true }

const recipeWith = (ingredients: Ingredient[], steps: string[]): Recipe => ({
  id: 'a-dish',
  version: 1,
  course: 'dinner',
  name: 'A dish',
  cuisine: 'American',
  category: 3002,
  group: 'meat',
  standsFor: [],
  onlyFor: [],
  servings: 4,
  ingredients,
  steps,
  activeMinutes: 5,
  totalMinutes: 5,
  textures: ['soft'],
  temperature: 'hot',
  flavour: 'mild',
  equipment: [],
  freezes: false,
  lunchBox: false,
  picture: 'pot-of-food',
})

function stepsFor(recipe: Recipe, servings: number, profile: PlannerProfile = buildProfile()) {
  const { dish } = legalDish(recipe, profile)
  if (!dish) throw new Error('No dish')
  return {
    steps: stepsOf(dish, servings, profile),
    lines: linesOf(dish, servings, profile).map(({ text }) => text),
  }
}

describe('the steps of a dish', () => {
  const brushed = recipeWith([oil, egg], ['Brush with [sunflower-oil#amount].', '[egg#amount].'])

  it.each([
    [4, '2 tbsp sunflower oil', '2 eggs'],
    [10, '1/3 cup sunflower oil', '5 eggs'],
    [2, '1 tbsp sunflower oil', '1 egg'],
  ])('name the amount that the line for %i servings prints', (servings, ofOil, ofEgg) => {
    const { steps, lines } = stepsFor(brushed, servings)
    expect(steps).toEqual([`Brush with ${ofOil}.`, `${ofEgg}.`])
    expect(lines.map((line) => line.replace(/ \(.*/, ''))).toEqual([ofOil, ofEgg])
  })

  it('name the amount of what stands in its place', () => {
    const profile = buildProfile({}, { words: ['sunflower'] })
    expect(stepsFor(brushed, 4, profile).steps[0]).toBe('Brush with 2 tbsp olive oil.')
  })

  it('leave out a sentence with the amount of a food that is left out', () => {
    const recipe = recipeWith([egg, cheese], ['Fry the [egg]. Add [cheddar#amount].'])
    const vegan = buildProfile({}, { allergens: ['milk'] })
    expect(stepsFor(recipe, 4).steps).toEqual(['Fry the egg. Add 1 oz Cheddar cheese.'])
    expect(stepsFor(recipe, 4, vegan).steps).toEqual(['Fry the egg.'])
  })

  it.each([
    [2, 'Put them on a sheet.'],
    [4, 'Put them on 2 sheets, 12 fingers each.'],
    [6, 'Put them on 3 sheets, 12 fingers each.'],
    [5, 'Put them on 3 sheets, 12 fingers each.'],
  ])('count the vessels of %i servings', (servings, step) => {
    const recipe = recipeWith([egg], ['Put them on [#24/12|sheet|fingers].', 'Beat the [egg].'])
    expect(stepsFor(recipe, servings).steps[0]).toBe(step)
  })

  it('say dishes for more than one dish', () => {
    const recipe = recipeWith([egg], ['Fill [#4/2|dish|cups].', 'Beat the [egg].'])
    expect(stepsFor(recipe, 4).steps[0]).toBe('Fill 2 dishes, 2 cups each.')
  })
})
