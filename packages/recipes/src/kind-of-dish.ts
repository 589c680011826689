import { allRecipes } from './all-recipes.ts'
import type { Course, Ingredient, Recipe } from './recipe.ts'

type Weighed = readonly Pick<Ingredient, 'food' | 'grams'>[]

function sharesOf(ingredients: Weighed): ReadonlyMap<string, number> {
  const foods = ingredients.filter(({ food }) => food !== 'water')
  const all = foods.reduce((sum, { grams }) => sum + grams, 0)
  return new Map(foods.map(({ food, grams }) => [food, grams / all]))
}

/** How much of two dishes is the same, by weight: 0 to 1. */
function likeness(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  let same = 0
  for (const [food, share] of a) same += Math.min(share, b.get(food) ?? 0)
  return same
}

const ours = allRecipes.map((recipe) => ({ recipe, shares: sharesOf(recipe.ingredients) }))

/** What kind of dish a child meets in one of which nobody has said it: that of our nearest of the course. */
export function kindOfDish(
  course: Course,
  ingredients: Weighed,
): Pick<Recipe, 'category' | 'group'> {
  const shares = sharesOf(ingredients)
  const [nearest] = ours
    .filter(({ recipe }) => recipe.course === course)
    .sort((a, b) => likeness(b.shares, shares) - likeness(a.shares, shares))
  if (!nearest) throw new Error(`There is no recipe for ${course}`)
  const { category, group } = nearest.recipe
  return { category, group }
}
