import type { z } from 'zod'
import type { Path } from './fault.ts'
import { suggestionOf } from './nearest-name.ts'
import { recipeDocument } from './recipe-document.ts'

/** What each part looks like when it is right; found by the last two names of its path. */
const examples: Readonly<Record<string, string>> = {
  id: 'the name of the file, such as fish-fingers-with-peas',
  version: 'a whole number, 1 at first',
  name: 'the name of the dish, such as Fish fingers with peas',
  cuisine: 'the kitchen that it comes from, such as American',
  servings: 'a whole number from 1 to 12',
  makes: 'what it makes, such as { fingers: 24 }',
  minutes: '{ active: 12, total: 25 }',
  active: 'whole minutes, such as 12',
  total: 'whole minutes, such as 25',
  form: '{ textures: [soft], temperature: hot, flavour: mild }',
  textures: 'a list, such as [soft, chewy]',
  temperature: 'hot, warm or cold',
  flavour: 'mild, medium or strong',
  keeps: '{ freezes: true, lunch_box: false }',
  freezes: 'true or false',
  lunch_box: 'true or false',
  equipment: 'a list, such as [saucepan], or [] for none',
  picture: 'the name of an emoji, such as pot-of-food',
  ingredients: 'a line each, such as "oil: { food: sunflower-oil, grams: 14, measure: 1 tbsp }"',
  food: 'the id of a food, such as sunflower-oil',
  grams: 'a number above 0, for all servings',
  measure: 'a number and a unit, such as 1 1/2 cup',
  prep: 'what is done to it, such as finely grated',
  or: 'a list of foods that may stand for it, such as [tamari]',
  optional: 'true, or the word is left out',
  steps: 'a list of sentences, each after a dash',
}

const ingredientWords = Object.keys(recipeDocument.shape.ingredients.valueType.shape)

/** The words that a part may hold. */
function wordsAt(path: Path): readonly string[] {
  if (path[0] === 'ingredients') return ingredientWords
  const { minutes, form, keeps } = recipeDocument.shape
  const parts: Readonly<Record<string, object>> = {
    minutes: minutes.shape,
    form: form.shape,
    keeps: keeps.shape,
  }
  return Object.keys(parts[String(path[0] ?? '')] ?? recipeDocument.shape)
}

function valueAt(plain: unknown, path: Path): unknown {
  let value = plain
  for (const part of path) {
    if (typeof value !== 'object' || value === null) return undefined
    value = Object.entries(value).find(([name]) => name === String(part))?.[1]
  }
  return value
}

function exampleOf(path: Path): string {
  const names = path.filter((part) => typeof part === 'string')
  const own = examples[String(names.at(-1) ?? '')]
  return own ?? examples[String(names.at(-2) ?? '')] ?? 'what docs/changing-food.md says'
}

/** One thing that does not fit the schema, in words, and where it stands. */
export function shapeProblem(
  issue: z.core.$ZodIssue,
  plain: unknown,
): { path: Path; problem: string } {
  const path = issue.path.filter((part) => typeof part !== 'symbol')
  if (issue.code === 'unrecognized_keys') {
    const [word = ''] = issue.keys
    const words = wordsAt(path)
    const problem = `${word} is no word of ours here${suggestionOf(word, words) || `: ${words.join(', ')}`}`
    return { path: [...path, word], problem }
  }
  if (issue.code === 'invalid_key') {
    const problem = `"${path.at(-1)}" cannot be referred to: letters, blanks and hyphens alone`
    return { path, problem }
  }
  const value = valueAt(plain, path)
  const name = String(path.filter((part) => typeof part === 'string').at(-1) ?? 'the file')
  if (value === undefined || value === null) {
    return { path, problem: `${name} is missing: ${exampleOf(path)}` }
  }
  if (issue.code === 'invalid_value') {
    const allowed = issue.values.map(String)
    const mend = suggestionOf(String(value), allowed) || `: ${allowed.join(', ')}`
    return { path, problem: `${String(value)} cannot stand here${mend}` }
  }
  return { path, problem: `${JSON.stringify(value)} cannot stand here: ${exampleOf(path)}` }
}
