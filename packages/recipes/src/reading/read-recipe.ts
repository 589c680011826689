import type { Fault } from '@brightplate/foods/reading/files/fault'
import { readYaml } from '@brightplate/foods/reading/files/read-yaml'
import type { Course, Ingredient, Recipe, StepsAhead } from '../recipe.ts'
import { courses } from '../recipe.ts'
import { checkRecipe } from './check-recipe.ts'
import { quoteSentences } from './quote-sentences.ts'
import { readMeasure } from './read-measure.ts'
import { readReferences } from './read-references.ts'
import { type RecipeDocument, recipeDocument, type WrittenIngredient } from './recipe-document.ts'
import { recipeShapeWords } from './recipe-shape-words.ts'

export type ReadRecipe = { recipe: Recipe; faults: [] } | { recipe: null; faults: Fault[] }

const courseOf = (file: string): Course | null =>
  courses.find((course) => file.startsWith(`${course}/`)) ?? null

function ingredientOf({ measure, ...written }: WrittenIngredient): Ingredient {
  const read = measure === undefined ? null : readMeasure(measure)
  const { food, grams, prep, or, optional, seen } = written
  return {
    food,
    grams,
    ...(read === null || typeof read === 'string' ? {} : { measure: read }),
    ...(prep === undefined ? {} : { prep }),
    ...(or === undefined ? {} : { or }),
    ...(optional === undefined ? {} : { optional }),
    ...(seen === undefined ? {} : { seen }),
  }
}

const aheadOf = ({
  steps,
  keep,
  afterwards,
}: NonNullable<RecipeDocument['ahead']>): StepsAhead => ({
  steps: steps.map((step) => step - 1),
  keep,
  ...(afterwards === undefined ? {} : { afterwards }),
})

const recipeOf = (written: RecipeDocument, course: Course): Recipe => ({
  id: written.id,
  version: written.version,
  course,
  name: readReferences(written.name, written).text,
  cuisine: written.cuisine,
  category: written.category,
  group: written.group,
  standsFor: written.stands_for,
  onlyFor: written.only_for,
  servings: written.servings,
  ingredients: Object.values(written.ingredients).map(ingredientOf),
  steps: written.steps.map((step) => readReferences(step, written).text),
  activeMinutes: written.minutes.active,
  totalMinutes: written.minutes.total,
  ...(written.ahead ? { ahead: aheadOf(written.ahead) } : {}),
  textures: written.form.textures,
  temperature: written.form.temperature,
  flavour: written.form.flavour,
  equipment: written.equipment,
  freezes: written.keeps.freezes,
  lunchBox: written.keeps.lunch_box,
  picture: written.picture,
})

/**
 * One file of a recipe, or everything that is wrong with it.
 * @param file its path in this package: "dinner/fish-fingers-with-peas.yaml"
 */
export function readRecipe(file: string, text: string): ReadRecipe {
  const course = courseOf(file)
  if (!course) {
    const problem = `a recipe stands in the folder of its course: one of ${courses.join(', ')}`
    return { recipe: null, faults: [{ file, line: 1, location: '', problem }] }
  }
  const parsed = readYaml(file, quoteSentences(text), recipeDocument, recipeShapeWords)
  if (parsed.written === null) return { recipe: null, faults: parsed.faults }
  const faults = checkRecipe(file, parsed.written, parsed.lineOf)
  if (faults.length > 0) return { recipe: null, faults }
  return { recipe: recipeOf(parsed.written, course), faults: [] }
}
