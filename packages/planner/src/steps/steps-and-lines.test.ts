import { allRecipes } from '@brightplate/recipes/all-recipes'
import type { Recipe } from '@brightplate/recipes/recipe'
import { describe, expect, it } from 'vitest'
import { linesOf } from '../dishes/servings-of.ts'
import { legalDish } from '../rules/legal-dish.ts'
import { buildProfile } from '../testing/build-profile.ts'
import { readSteps } from '../testing/read-steps.ts'
import { stepsOf } from './steps-of.ts'

const sizes = [0.5, 1, 2, 4, 6]

const namesIn = ({ steps }: Recipe, food: string): string[] =>
  steps.flatMap((step) =>
    [...step.matchAll(/\[([a-z0-9-]+)(?:#[^|\]]*)?\|([^|\]]*)\]/g)].flatMap(([, id, words]) =>
      id === food && words ? words : [],
    ),
  )

/** What the reader finds in a recipe, size by size. */
function faultsOf(recipe: Recipe, measures: 'us' | 'metric' = 'us'): string[] {
  const profile = buildProfile({ measures })
  const { dish } = legalDish(recipe, profile)
  if (!dish) throw new Error(`${recipe.id} is no dish for a child without rules`)
  const alsoCalled = dish.ingredients.map(({ ingredient }) => namesIn(recipe, ingredient.food))
  return sizes.flatMap((servings) => {
    const people = Math.ceil(servings)
    const lines = linesOf(dish, servings, profile).map(({ text }) => text)
    const steps = stepsOf({ dish, servings, people, profile })
    return readSteps({ lines, steps, people, alsoCalled }).map(
      (fault) => `${recipe.id} for ${servings}: ${fault}`,
    )
  })
}

const recipeOf = (id: string): Recipe => {
  const found = allRecipes.find((recipe) => recipe.id === id)
  if (!found) throw new Error(`No ${id}`)
  return found
}

describe('the steps of our recipes, for half a serving to six', () => {
  it.each(['us', 'metric'] as const)(
    'say nothing that their lines do not bear out (%s)',
    (measures) => {
      expect(allRecipes.flatMap((recipe) => faultsOf(recipe, measures))).toEqual([])
    },
  )

  it.each([
    ['persian-beef-split-pea-stew', '[sunflower-oil#1/3|oil]', '2 tbsp of the oil'],
    ['persian-beef-split-pea-stew', '[sunflower-oil#1/3|oil]', '3 oz of the oil'],
    ['persian-beef-split-pea-stew', '[sunflower-oil#1/3|oil]', 'two tablespoons of oil'],
    ['chicken-congee', '[@a pot]', 'a small pot'],
    ['persian-beef-split-pea-stew', '[@a pot]', '3 large pots'],
    ['garlic-rice-chicken-patties', '[#6|flat patties]', 'six flat patties'],
    ['cheese-quesadilla-plain', '[tortilla-wheat|tortillas]', 'four [tortilla-wheat|tortillas]'],
    ['overnight-blueberry-pot', 'Spoon into [@each jar], with a lid.', 'Divide between two jars.'],
    ['clear-apple-juice', '[@each glass]', 'glasses'],
    ['plain-hamburgers', '[sunflower-oil|oil]', '1 cup sunflower oil'],
    ['ham-mash-green-beans', '[butter#1/2|butter]', '[butter#3/4|butter] and [butter#3/4|butter]'],
    ['fish-fingers-at-home', '[egg]', '[egg] and 2 tbsp of the lard'],
    ['salmon-rice-balls', 'Make [#6|balls] in all.', 'Make six.'],
    ['brazilian-cheese-rolls', '[#16|small balls]', '[#16|small balls], then [#8|small balls]'],
  ])('would be caught in %s with %j written %j', (id, from, to) => {
    const recipe = recipeOf(id)
    expect(recipe.steps.join(' ')).toContain(from)
    const planted = { ...recipe, steps: recipe.steps.map((step) => step.replace(from, to)) }
    expect(faultsOf(recipe)).toEqual([])
    expect(faultsOf(planted).length).toBeGreaterThan(0)
  })
})
