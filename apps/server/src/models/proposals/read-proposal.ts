import { createHash } from 'node:crypto'
import { type Food, measureUnits } from '@brightplate/foods/food'
import type { ReadLine } from '@brightplate/foods/ingredient-lines/amounts/read-line'
import { readIngredientLine } from '@brightplate/foods/ingredient-lines/read-ingredient-line'
import { modelRecipePrefix } from '@brightplate/meal-plans/finish/generator-of'
import { allRecipes } from '@brightplate/recipes/all-recipes'
import { kindOfDish } from '@brightplate/recipes/kind-of-dish'
import { contentsForm } from '@brightplate/recipes/pictures/contents-form'
import type { Course, Ingredient, Recipe } from '@brightplate/recipes/recipe'
import {
  boundedProposal,
  type DishProposal,
  type Drop,
  plausibleKcal,
  proposedServings,
} from './dish-proposal.ts'
import { dishNameWords, stemsOf, stepWords } from './kitchen-lexicon.ts'

export type ReadProposal = { recipe: Recipe; drop: null } | { recipe: null; drop: Drop }

/** Latin letters, figures and the marks of plain sentences: no markup, link, emoji or other script. */
const plainText = /^[\p{Script=Latin}\p{N}\s.,;:'’()–/%°½¼¾⅓⅔⅛&-]*$/u
const linkLike = /:\/\/|\bwww\b|\bhttps?\b|\.(?:com|net|org|io)\b/iu

/** No line of a home dish for two weighs more. */
const mostLineGrams = 1000
const mostServingGrams = 900
/** How far a stated measure and the food's own may be apart. */
const measureTolerance = 0.15

const drop = (why: Drop['why'], feedback: string): ReadProposal => ({
  recipe: null,
  drop: { why, feedback },
})

interface Resolved {
  food: Food
  grams: number
  line: ReadLine
}

function resolve(lines: readonly string[]): Resolved[] | Drop {
  const resolved: Resolved[] = []
  for (const text of lines) {
    const line = readIngredientLine(text)
    if (!line.food) return { why: 'unresolved', feedback: `"${text}" names no plain single food` }
    if (line.grams === null) return { why: 'unresolved', feedback: `"${text}" has no clear weight` }
    if (line.grams <= 0 || line.grams > mostLineGrams) {
      return { why: 'quantity', feedback: `"${text}" is too little or too much for two` }
    }
    resolved.push({ food: line.food, grams: line.grams, line })
  }
  return resolved
}

/** The first word that is neither plain cooking nor one of the dish's own foods. */
function foreignWord(text: string, allowed: ReadonlySet<string>, own: ReadonlySet<string>) {
  return (
    stemsOf(text).find((word) => word.length > 1 && !allowed.has(word) && !own.has(word)) ?? null
  )
}

function measureOf({ food, grams, line }: Resolved): Pick<Ingredient, 'measure'> {
  const unit = measureUnits.find((one) => one === (line.unit ?? 'piece'))
  const { low, high } = line.quantity ?? { low: 0, high: 0 }
  const unitGrams = unit ? food.measures[unit] : undefined
  if (!unit || !unitGrams || low !== high || low <= 0) return {}
  const isClose = Math.abs(grams - unitGrams * low) / grams <= measureTolerance
  return isClose ? { measure: { amount: low, unit } } : {}
}

/** What is done to a food, where it says so in plain cooking words. */
function prepOf({ line: { prep } }: Resolved): Pick<Ingredient, 'prep'> {
  const isPlain = prep && foreignWord(prep, stepWords(), new Set()) === null
  return isPlain ? { prep } : {}
}

const toIngredient = (resolved: Resolved): Ingredient => ({
  food: resolved.food.id,
  grams: Math.round(resolved.grams * 10) / 10,
  ...measureOf(resolved),
  ...prepOf(resolved),
})

/** The same food on two lines is one ingredient, by weight. */
function merged(ingredients: readonly Ingredient[]): Ingredient[] {
  const byFood = new Map<string, Ingredient>()
  for (const one of ingredients) {
    const known = byFood.get(one.food)
    byFood.set(one.food, known ? { food: one.food, grams: known.grams + one.grams } : one)
  }
  return [...byFood.values()]
}

const kcalOf = (resolved: readonly Resolved[]) =>
  resolved.reduce((sum, { food, grams }) => sum + (food.per100g.energy_kcal * grams) / 100, 0) /
  proposedServings

/**
 * A proposal as a recipe of our own kind: every line a food of our table with grams, every word of
 * name and steps a word of plain cooking or of its own foods. What rules a child has comes later.
 */
export function readProposal(proposal: DishProposal, course: Course): ReadProposal {
  const parsed = boundedProposal.safeParse(proposal)
  if (!parsed.success) return drop('shape', 'a part is missing, too long or too short')
  const { data } = parsed
  const texts = [data.name, data.cuisine, ...data.ingredients, ...data.steps]
  if (!texts.every((text) => plainText.test(text) && !linkLike.test(text))) {
    return drop('words', 'only plain English words and figures, no markup, links or symbols')
  }
  const resolved = resolve(data.ingredients)
  if ('why' in resolved) return { recipe: null, drop: resolved }
  const own = new Set(resolved.flatMap(({ food, line }) => stemsOf(`${food.name} ${line.name}`)))
  const inName = foreignWord(data.name, new Set([...stepWords(), ...dishNameWords()]), own)
  if (inName) return drop('words', `the name says "${inName}", which is none of its ingredients`)
  for (const step of data.steps) {
    const word = foreignWord(step, stepWords(), own)
    if (word) return drop('words', `a step says "${word}", which is none of its ingredients`)
  }
  const kcal = kcalOf(resolved)
  const [low, high] = plausibleKcal[course]
  const servingGrams = resolved.reduce((sum, { grams }) => sum + grams, 0) / proposedServings
  if (kcal < low || kcal > high || servingGrams > mostServingGrams) {
    return drop('energy', `a serving has ${Math.round(kcal)} kcal, wanted ${low} to ${high}`)
  }
  const ingredients = merged(resolved.map(toIngredient))
  const cuisine = allRecipes.find((one) => one.cuisine === data.cuisine)?.cuisine ?? 'Everyday'
  const recipe = {
    version: 1,
    course,
    name: data.name,
    cuisine,
    servings: proposedServings,
    ingredients,
    steps: data.steps,
    activeMinutes: data.active_minutes,
    totalMinutes: data.total_minutes,
    textures: [...new Set(data.textures)],
    temperature: data.temperature,
    flavour: data.flavour,
    equipment: [],
    freezes: false,
    lunchBox: false,
    picture: contentsForm(course),
  }
  const hash = createHash('sha256').update(JSON.stringify(recipe)).digest('hex').slice(0, 16)
  const kind = kindOfDish(course, ingredients)
  return {
    recipe: { id: `${modelRecipePrefix}${hash}`, ...recipe, ...kind, standsFor: [], onlyFor: [] },
    drop: null,
  }
}
