import { type Fault, locationOf, type Path } from '@brightplate/foods/reading/files/fault'
import { readYaml } from '@brightplate/foods/reading/files/read-yaml'
import type { SpanishRecipe } from '../../languages/spanish-recipe.ts'
import { quoteSentences } from '../quote-sentences.ts'
import type { RecipeDocument } from '../recipe-document.ts'
import { checkSpanishRecipe } from './check-spanish-recipe.ts'
import { readSpanishReferences } from './read-spanish-references.ts'
import {
  type SpanishRecipeDocument,
  spanishRecipeDocument,
  spanishShapeWords,
} from './spanish-recipe-document.ts'

interface Texts {
  name: string
  steps: string[]
  problems: { path: Path; problem: string }[]
}

function textsOf(
  { name, steps }: SpanishRecipeDocument,
  english: RecipeDocument,
  vessels: readonly string[],
): Texts {
  const read = [name, ...steps].map((text) => readSpanishReferences(text, english, vessels))
  const [named = '', ...others] = read.map(({ text }) => text)
  return {
    name: named,
    steps: others,
    problems: read.flatMap(({ problems }, index) =>
      problems.map((problem) => ({
        path: index === 0 ? ['name'] : ['steps', index - 1],
        problem,
      })),
    ),
  }
}

/**
 * One recipe in Spanish, or everything that is wrong with its file.
 * @param file its path in this package: "dinner/es-US/fish-fingers-with-peas.yaml"
 * @param english the recipe as its English file has it
 * @param vessels nouns with which vessels begin
 */
export function readSpanishRecipe(
  file: string,
  text: string,
  english: RecipeDocument,
  vessels: readonly string[],
): { recipe: SpanishRecipe; faults: [] } | { recipe: null; faults: Fault[] } {
  const parsed = readYaml(file, quoteSentences(text), spanishRecipeDocument, spanishShapeWords)
  if (parsed.written === null) return { recipe: null, faults: parsed.faults }
  const { written, lineOf } = parsed
  const { name, steps, problems } = textsOf(written, english, vessels)
  const found = [...checkSpanishRecipe(english, written), ...problems]
  if (found.length > 0) {
    const faults = found.map(({ path, problem }) => ({
      file,
      line: lineOf(path),
      location: locationOf(path),
      problem,
    }))
    return { recipe: null, faults }
  }
  const { keep, afterwards } = written.ahead ?? {}
  const prep = Object.entries(written.prep).flatMap(([key, words]) => {
    const food = english.ingredients[key]?.food
    return food ? [[food, words] as const] : []
  })
  return {
    recipe: {
      name,
      prep: Object.fromEntries(prep),
      steps,
      ...(keep === undefined ? {} : { keep }),
      ...(afterwards === undefined ? {} : { afterwards }),
    },
    faults: [],
  }
}
