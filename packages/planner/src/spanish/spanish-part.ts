import type { SpanishPlainFood } from '@brightplate/foods/languages/spanish-food'
import { spanishFoods } from '@brightplate/foods/languages/spanish-foods'
import { separateClaims } from '@brightplate/foods/plain-foods/claims-together'
import { readMatch } from '@brightplate/foods/tokens/read-match'
import type { SpanishRecipe } from '@brightplate/recipes/languages/spanish-recipe'
import { spanishRecipes } from '@brightplate/recipes/languages/spanish-recipes'
import { dishName } from '../dishes/dish.ts'
import type { DishPart } from '../facts/dish-facts.ts'
import type { PartFacts } from '../facts/part-facts.ts'
import { isSideRecipe } from '../facts/side-recipes.ts'
import { withEnding } from './agree-prep.ts'
import { capitalOf } from './articles.ts'
import { freedFor, freeOf } from './free-of.ts'
import { spanishLine } from './spanish-line.ts'
import { isAlwaysMany, unlabelled, withArticle } from './spanish-name.ts'
import { spanishSide } from './spanish-side.ts'
import { fillSpanishTitle, spanishSteps } from './spanish-steps.ts'
import { spanishWords as words } from './spanish-words.ts'
import { spanishText } from './texts/spanish-texts.ts'

/** What a recipe's name says it is made without, where a rule asks for it: "wheat-free banana pancakes". */
const claims = /^((?:\p{L}+(?: nut)?-free(?:,| and)? )+)/iu

/** A part in Spanish words. */
export interface SpanishPart {
  /** As a title begins with it: "Nuggets de pollo". */
  name: string
  lines: string[]
  steps: string[]
}

export function recipeIn({ dish: { recipe }, plain }: PartFacts): SpanishRecipe | null {
  if (plain) return null
  return isSideRecipe(recipe) ? spanishSide(recipe) : (spanishRecipes.recipes[recipe.id] ?? null)
}

/** What it says that it is free of; null where we do not know how that is said. */
function leftOut(name: string, facts: PartFacts): string[] | null {
  const own = readMatch(claims, separateClaims(name), (words) => words)
  if (own === null) return []
  const isOfName = dishName(facts.dish).toLowerCase().startsWith(own.toLowerCase())
  return !facts.plain && isOfName ? [] : freeOf(own)
}

/** The form for a young child that its English name says: "Huevos con chorizo (cut into small pieces)". */
function formOf(name: string, food: SpanishPlainFood): string {
  const form = readMatch(/\(([^()]+)\)$/, name, (english) => spanishFoods.youngForms[english])
  return form ? ` (${withEnding(form, food.gender, isAlwaysMany(food))})` : ''
}

function nameOf(title: string, facts: PartFacts): string | null {
  const { plain } = facts
  const recipe = recipeIn(facts)
  const foods = leftOut(title, facts)
  if (plain) {
    const food = plainFoodIn(plain.id)
    const { name } = food
    // "Sesame-free rice cakes": of a long label what the family's rules ask for.
    const bare = foods?.length ? withoutFoods(freedFor(unlabelled(name), foods), foods) : name
    return capitalOf(`${bare}${formOf(title, food)}`)
  }
  if (!recipe || foods === null) return null
  return withoutFoods(fillSpanishTitle(recipe.name, facts), foods)
}

/** "Panqueques, sin leche ni huevo"; what the name says already is not said again. */
function withoutFoods(name: string, foods: readonly string[]): string {
  const left = foods.filter(
    (food) => !new RegExp(`(?<!\\p{L})sin .*(?<!\\p{L})${food}(?!\\p{L})`, 'iu').test(name),
  )
  return left.length === 0 ? name : words.without({ name, foods: left.join(' ni ') })
}

function plainFoodIn(id: string): SpanishPlainFood {
  const plain = spanishFoods.plainFoods[id]
  if (!plain) throw new Error(`${id} has no Spanish name`)
  return plain
}

/** A plain food is served as its line says: where it is made safe for a young child, in that form. */
function stepsOfPlain({ plain, lines: [line], steps }: PartFacts): string[] {
  if (!plain || !line) return []
  const food = plainFoodIn(plain.id)
  const { step } = food
  const form = line.youngForm === null ? undefined : spanishFoods.youngForms[line.youngForm]
  if (form === undefined) return [step]
  const serve = words.serve({
    food: withArticle(food),
    form: withEnding(form, food.gender, isAlwaysMany(food)),
  })
  const isAsBought = plain.form.preparation === 'raw' || plain.form.preparation === 'as-bought'
  if (isAsBought) return [serve]
  return steps === 1 ? [step] : [step, serve]
}

/** A name within a sentence. */
export const withinSpanish = (name: string): string =>
  /^\p{Lu}\p{Ll}/u.test(name) && !properNames.has(name)
    ? `${name.charAt(0).toLowerCase()}${name.slice(1)}`
    : name

/** Names that keep their capital: brands are written with it in the table of foods. */
const properNames = new Set(
  Object.values(spanishFoods.plainFoods).flatMap(({ name }) =>
    /^\p{Lu}/u.test(name) ? [name] : [],
  ),
)

function around({ around, facts }: DishPart, name: string, own: string[]): string[] {
  const { plain } = facts ?? {}
  const food = plain ? withArticle(plainFoodIn(plain.id)) : withinSpanish(name)
  const steps =
    around.manner === null
      ? own
      : [...own, spanishText('step.as-eaten', { food, manner: around.manner })]
  return around.isPreparedSeparately
    ? [spanishText('step.apart', { food: withinSpanish(name) }), ...steps]
    : steps
}

function forOthers({ around: { forOthers: others } }: DishPart, name: string): string[] {
  if (!others) return []
  const food = withinSpanish(name)
  const { ages, inSharedDish, fromSharedDish } = others
  return [
    ages.length === 0
      ? spanishText('step.for-others', { food })
      : spanishText('step.for-children', { ages: ages.map(String), food }),
    ...(inSharedDish.length > 0
      ? [spanishText('step.same-pot', { foods: [...inSharedDish] })]
      : []),
    ...(fromSharedDish.length > 0
      ? [spanishText('step.from-pot', { foods: [...fromSharedDish] })]
      : []),
  ]
}

/** Whether all that its lines say has Spanish words: a food that is newer than its translation has none. */
function hasWords({ lines, plain }: PartFacts, recipe: SpanishRecipe | null): boolean {
  const isNamed = plain ? Object.hasOwn(spanishFoods.plainFoods, plain.id) : recipe !== null
  return (
    isNamed &&
    lines.every(
      ({ used, hasOwnPrep, youngForm }) =>
        Object.hasOwn(spanishFoods.foods, used.food.id) &&
        (youngForm === null || Object.hasOwn(spanishFoods.youngForms, youngForm)) &&
        (!hasOwnPrep || Object.hasOwn(recipe?.prep ?? {}, used.ingredient.food)),
    )
  )
}

/** What a part says in Spanish; null for one that has no Spanish words. */
export function spanishPart(dishPart: DishPart): SpanishPart | null {
  const { part, facts } = dishPart
  if (!facts) return { name: part.typed ? `«${part.typed}»` : part.name, lines: [], steps: [] }
  const recipe = recipeIn(facts)
  if (!hasWords(facts, recipe)) return null
  const name = nameOf(part.name, facts)
  if (name === null) return null
  const own = facts.plain ? stepsOfPlain(facts) : recipe ? spanishSteps(recipe, facts) : []
  return {
    name,
    lines: facts.lines.map((line) => spanishLine(line, recipe)),
    steps: [...forOthers(dishPart, name), ...around(dishPart, name, own)],
  }
}
