import { foods, requireFood } from '@brightplate/foods/foods'
import { plainFoods } from '@brightplate/foods/plain-foods/plain-foods'
import { wweiaCategories } from '@brightplate/foods/plain-foods/wweia-categories'
import { type Fault, locationOf, type Path } from '@brightplate/foods/reading/files/fault'
import { suggestionOf } from '@brightplate/foods/reading/files/nearest-name'
import type { LineOf } from '@brightplate/foods/reading/files/read-yaml'
import { readMeasure } from './read-measure.ts'
import { readReferences } from './read-references.ts'
import type { RecipeDocument, WrittenIngredient } from './recipe-document.ts'

interface Found {
  path: Path
  problem: string
}

const plainIds: ReadonlySet<string> = new Set(plainFoods.map(({ id }) => id))
const foodIds: ReadonlySet<string> = new Set([...foods.map(({ id }) => id), ...plainIds])

/** How far grams may be from what the measure weighs. */
const mostOff = 0.15

function unknownFoods(written: RecipeDocument): Found[] {
  return Object.entries(written.ingredients).flatMap(([key, { food, or = [] }]) =>
    [food, ...or]
      .filter((id) => !foodIds.has(id))
      .map((id) => ({
        path: ['ingredients', key],
        problem: `${id} is no food of our table${suggestionOf(id, foodIds) || ': look it up in packages/foods/data/foods.csv'}`,
      })),
  )
}

function twiceNamedFoods(written: RecipeDocument): Found[] {
  const seen = new Map<string, string>()
  return Object.entries(written.ingredients).flatMap(([key, { food }]) => {
    const before = seen.get(food)
    seen.set(food, key)
    if (before === undefined) return []
    const problem = `${food} stands in "${before}" already: write one line with the sum`
    return [{ path: ['ingredients', key], problem }]
  })
}

function wrongMeasures(written: RecipeDocument): Found[] {
  return Object.entries(written.ingredients).flatMap(([key, ingredient]) => {
    const problem = measureProblem(ingredient)
    return problem === null ? [] : [{ path: ['ingredients', key], problem }]
  })
}

function measureProblem({ food, grams, measure }: WrittenIngredient): string | null {
  if (measure === undefined) return null
  const read = readMeasure(measure)
  if (typeof read === 'string') return read
  const { measures } = requireFood(food)
  const unitGrams = measures[read.unit]
  if (unitGrams === undefined) {
    return `${food} is not measured by ${read.unit}: ${Object.keys(measures).join(', ') || 'leave the measure out'}`
  }
  const expected = unitGrams * read.amount
  if (Math.abs(grams - expected) / expected <= mostOff) return null
  return `${measure} of ${food} weighs ${Number(expected.toPrecision(2))} g, not ${grams}: mend one of the two`
}

const sentencesOf = (text: string) => text.split(/(?<=\.) /)
/** References that name no ingredient: vessels, location settings, counts. */
const nameless = /^(?:(?:a|another|the) |count$)/
const keysIn = (text: string) =>
  [...text.matchAll(/\{([^{}:|]+)/g)]
    .map(([, key]) => key?.trim() ?? '')
    .filter((key) => !nameless.test(key))

function wrongReferences(written: RecipeDocument): Found[] {
  const texts = [
    { path: ['name'], text: written.name },
    ...written.steps.map((text, index) => ({ path: ['steps', index], text })),
  ]
  return texts.flatMap(({ path, text }) =>
    readReferences(text, written).problems.map((problem) => ({ path, problem })),
  )
}

function unusedIngredients(written: RecipeDocument): Found[] {
  const used = new Set(written.steps.flatMap(keysIn))
  return Object.keys(written.ingredients)
    .filter((key) => !used.has(key))
    .map((key) => ({
      path: ['ingredients', key],
      problem: `no step uses it: write {${key}} where it goes in`,
    }))
}

/** A sentence is left out with its optional ingredient, so it may speak of nothing else. */
function sharedSentences(written: RecipeDocument): Found[] {
  const optional = Object.entries(written.ingredients).filter(([, one]) => one.optional)
  return optional.flatMap(([key]) => [
    ...(keysIn(written.name).includes(key)
      ? [{ path: ['name'], problem: `{${key}} is optional: a name holds what is always there` }]
      : []),
    ...written.steps.flatMap((step, index) =>
      sentencesOf(step)
        .map(keysIn)
        .filter((keys) => keys.includes(key) && keys.some((one) => one !== key))
        .map(() => ({
          path: ['steps', index],
          problem: `{${key}} is optional: give it a sentence of its own, which goes when it goes`,
        })),
    ),
  ])
}

function wrongMinutes({ minutes }: RecipeDocument): Found[] {
  if (minutes.active <= minutes.total) return []
  return [
    { path: ['minutes'], problem: 'active is more than total: total counts from start to table' },
  ]
}

function wrongAhead({ ahead, steps }: RecipeDocument): Found[] {
  if (!ahead) return []
  const path = ['ahead']
  let before = 0
  const isRising = ahead.steps.every((step) => {
    const isLater = step > before
    before = step
    return isLater
  })
  const last = Math.max(...ahead.steps)
  return [
    ...(isRising ? [] : [{ path, problem: 'the steps are not in their order: write [1, 2]' }]),
    ...(last > steps.length
      ? [{ path, problem: `there is no step ${last}: the last is ${steps.length}` }]
      : []),
    ...(ahead.afterwards !== undefined && !/^[A-Z].*\.$/.test(ahead.afterwards)
      ? [{ path: ['ahead', 'afterwards'], problem: 'write a whole sentence, with its point' }]
      : []),
  ]
}

function unknownPlainFoods({ stands_for = [] }: RecipeDocument): Found[] {
  return stands_for
    .filter((id) => !plainIds.has(id))
    .map((id) => ({
      path: ['stands_for'],
      problem: `${id} is no plain food${suggestionOf(id, plainIds) || ': look it up in packages/foods/data/plain-foods.csv'}`,
    }))
}

function unknownCategory({ category }: RecipeDocument): Found[] {
  if (wweiaCategories.has(category)) return []
  const problem = `${category} is the number of no WWEIA food category: look it up in packages/foods/src/plain-foods/wweia-categories.ts`
  return [{ path: ['category'], problem }]
}

function wrongId(file: string, { id }: RecipeDocument): Found[] {
  const name = file.replace(/^.*\//, '').replace(/\.yaml$/, '')
  if (id === name) return []
  return [
    { path: ['id'], problem: `${id} is not the name of the file: rename the file ${id}.yaml` },
  ]
}

/** Everything that is wrong with a recipe whose shape is right. */
export function checkRecipe(file: string, written: RecipeDocument, lineOf: LineOf): Fault[] {
  const unknown = unknownFoods(written)
  // The rest asks the table of foods.
  const found =
    unknown.length > 0
      ? unknown
      : [
          ...wrongId(file, written),
          ...unknownCategory(written),
          ...unknownPlainFoods(written),
          ...wrongMinutes(written),
          ...wrongAhead(written),
          ...twiceNamedFoods(written),
          ...wrongMeasures(written),
          ...wrongReferences(written),
          ...unusedIngredients(written),
          ...sharedSentences(written),
        ]
  return found.map(({ path, problem }) => ({
    file,
    line: lineOf(path),
    location: locationOf(path),
    problem,
  }))
}
