import type { Ingredient, Recipe } from '@brightplate/recipes/recipe'
import { describe, expect, it } from 'vitest'
import { linesOf } from '../dishes/servings-of.ts'
import type { PlannerProfile } from '../planner-profile.ts'
import { legalDish } from '../rules/legal-dish.ts'
import { buildProfile } from '../testing/build-profile.ts'
import { stepsOf } from './steps-of.ts'

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
  picture: ['stew'],
})

function stepsFor(recipe: Recipe, servings: number, profile: PlannerProfile = buildProfile()) {
  const { dish } = legalDish(recipe, profile)
  if (!dish) throw new Error('No dish')
  return {
    steps: stepsOf({ dish, servings, people: servings, profile }),
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
    expect(stepsFor(recipe, 4).steps).toEqual(['Fry the eggs. Add 1 oz Cheddar cheese.'])
    expect(stepsFor(recipe, 4, vegan).steps).toEqual(['Fry the eggs.'])
  })

  it.each([
    [2, 'Put them on a sheet.'],
    [4, 'Put them on 2 sheets (12 fingers each).'],
    [6, 'Put them on 3 sheets (12 fingers each).'],
    [5, 'Put them on 3 sheets (10 fingers each).'],
  ])('count the vessels of %i servings', (servings, step) => {
    const recipe = recipeWith([egg], ['Put them on [#24/12|sheet|fingers].', 'Beat the [egg].'])
    expect(stepsFor(recipe, servings).steps[0]).toBe(step)
  })

  it('say dishes for more than one dish', () => {
    const recipe = recipeWith([egg], ['Fill [#4/2|dish|cups].', 'Beat the [egg].'])
    expect(stepsFor(recipe, 4).steps[0]).toBe('Fill 2 dishes (2 cups each).')
  })

  it.each([
    [4, '1 tbsp of the oil'],
    [2, '1 1/2 tsp of the oil'],
    [1, '3/4 tsp of the oil'],
    [8, '2 tbsp of the oil'],
    // A pinch is not measured out.
    [0.1, 'half of the oil'],
  ])('measure the half of a line of %d servings', (servings, part) => {
    const recipe = recipeWith([oil, egg], ['Fry the [egg] in [sunflower-oil#1/2|oil].'])
    expect(stepsFor(recipe, servings).steps[0]).toMatch(new RegExp(`in ${part}\\.$`))
  })

  it('measure a part of what stands in its place, by its name', () => {
    const profile = buildProfile({}, { words: ['sunflower'] })
    const recipe = recipeWith([oil, egg], ['Fry the [egg] in [sunflower-oil#1/2|oil].'])
    expect(stepsFor(recipe, 4, profile).steps[0]).toMatch(/1 tbsp of the olive oil/)
  })

  it.each([
    [8, 'Take 2 of the eggs.'],
    [4, 'Take 1 of the eggs.'],
    [6, 'Take half of the eggs.'],
    [2, 'Take half of the egg.'],
  ])('take whole pieces of a line of %i servings, or say the share', (servings, step) => {
    const recipe = recipeWith([egg], ['Take [egg#1/2|eggs].'])
    expect(stepsFor(recipe, servings).steps[0]).toBe(step)
  })

  it.each([
    [4, 'Peel the eggs and halve them.'],
    [2, 'Peel the egg and halve it.'],
    [1, 'Peel the egg and halve it.'],
  ])('speak of one piece or of many, for %i servings', (servings, step) => {
    const recipe = recipeWith([egg], ['Peel the [egg|eggs] and halve [egg?it|them].'])
    expect(stepsFor(recipe, servings).steps[0]).toBe(step)
  })

  it.each([
    [4, 'Shape 8 thin patties.'],
    [0.5, 'Shape 1 thin patty.'],
    [0.1, 'Shape 1 thin patty.'],
    [1, 'Shape 2 thin patties.'],
    [24, 'Shape 48 thin patties.'],
  ])('count what %d servings make', (servings, step) => {
    const recipe = recipeWith([egg], ['Shape [#8|thin patties].', 'Beat the [egg].'])
    expect(stepsFor(recipe, servings).steps[0]).toBe(step)
  })

  it.each([
    [4, 'Turn the patties.'],
    [0.5, 'Turn the patty.'],
  ])('name again, in its number, what %d servings make', (servings, step) => {
    const steps = ['Shape [#8|thin patties].', 'Turn the patties.', 'Beat the [egg].']
    expect(stepsFor(recipeWith([egg], steps), servings).steps[1]).toBe(step)
  })

  it.each([
    [4, 'Heat a small dry frying pan.', 'Stir in the frying pan.'],
    [24, 'Heat a dry frying pan.', 'Stir in the frying pan.'],
    [60, 'Heat a large dry frying pan.', 'Stir in the frying pan.'],
    [100, 'Heat 2 large dry frying pans.', 'Stir in the frying pans.'],
  ])('take a vessel that holds what %i servings weigh', (servings, first, second) => {
    const steps = ['Heat [@a dry frying pan].', 'Stir in [@the frying pan].', 'Beat the [egg].']
    expect(stepsFor(recipeWith([egg], steps), servings).steps.slice(0, 2)).toEqual([first, second])
  })

  it.each([
    [1, 'Pour into a glass.'],
    [3, 'Pour into glasses.'],
  ])('give each of %i eaters a glass', (people, step) => {
    const recipe = recipeWith([egg], ['Pour into [@each glass].', 'Beat the [egg].'])
    expect(stepsFor(recipe, people).steps[0]).toBe(step)
  })

  it('say degrees and thickness as a metric cook reads them', () => {
    const profile = buildProfile({ measures: 'metric' })
    const recipe = recipeWith(
      [oil, egg],
      [
        'Bake at 425 °F (220 °C) until 165 °F inside, or at 350 °F, 1 inch thick.',
        'Brush with [sunflower-oil#amount], then beat the [egg].',
      ],
    )
    expect(stepsFor(recipe, 8, profile).steps).toEqual([
      'Bake at 220 °C until 74 °C inside, or at 180 °C, 2.5 cm thick.',
      'Brush with 60 ml sunflower oil, then beat the eggs.',
    ])
  })
})
