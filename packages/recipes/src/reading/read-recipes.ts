import type { Fault } from '@brightplate/foods/reading/files/fault'
import type { Recipe } from '../recipe.ts'
import { readRecipe } from './read-recipe.ts'

export interface RecipeFile {
  /** Its path in this package: "dinner/fish-fingers-with-peas.yaml" */
  file: string
  text: string
}

function twiceNamed(recipes: readonly { file: string; recipe: Recipe }[]): Fault[] {
  const seen = new Map<string, string>()
  return recipes.flatMap(({ file, recipe }) =>
    [`id ${recipe.id}`, `name ${recipe.name.toLowerCase()}`].flatMap((own) => {
      const before = seen.get(own)
      seen.set(own, file)
      const problem = `${before} has the same ${own.split(' ')[0]}: give this one another`
      return before === undefined ? [] : [{ file, line: 1, location: '', problem }]
    }),
  )
}

/**
 * All recipes in the order in which the planner looks at them, or everything that is wrong. What a
 * seed chooses hangs on the order: a new recipe comes after those of `firstIds`, by its id.
 */
export function readRecipes(
  files: readonly RecipeFile[],
  firstIds: readonly string[],
): { recipes: Recipe[]; faults: Fault[] } {
  const read = files.map(({ file, text }) => ({ file, ...readRecipe(file, text) }))
  const found = read.flatMap(({ file, recipe }) => (recipe ? [{ file, recipe }] : []))
  const faults = [...read.flatMap((one) => one.faults), ...twiceNamed(found)]
  const locationOf = new Map(firstIds.map((id, location) => [id, location]))
  const last = firstIds.length
  const recipes = found
    .map(({ recipe }) => recipe)
    .sort(
      (a, b) =>
        (locationOf.get(a.id) ?? last) - (locationOf.get(b.id) ?? last) || (a.id < b.id ? -1 : 1),
    )
  return { recipes, faults }
}
