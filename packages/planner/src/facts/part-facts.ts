import { type AgeBand, ageBands } from '@brightplate/foods/eating/age-band'
import { requireFood } from '@brightplate/foods/foods'
import type { PlainFood } from '@brightplate/foods/plain-foods/plain-food'
import { plainFoodOf } from '@brightplate/foods/plain-foods/plain-foods'
import type { Ingredient, Recipe } from '@brightplate/recipes/recipe'
import { recipeOf } from '@brightplate/recipes/recipe-of'
import { plainRecipe } from '../compositions/parts/plain-dish.ts'
import type { Dish, DishIngredient } from '../dishes/dish.ts'
import type { PlannedPart } from '../plan-document.ts'
import type { MeasureSystem } from '../planner-profile.ts'
import { stepsOf } from '../steps/steps-of.ts'
import { anyone } from './anyone.ts'
import { type LineFacts, lineFacts } from './line-facts.ts'
import { type SideKind, sideRecipes } from './side-recipes.ts'

export interface Portion {
  age: AgeBand
  isWeighed: boolean
}

/** A part of a meal as it was written, in facts of which another language can be made. */
export interface PartFacts {
  dish: Dish
  /** Null for a recipe. */
  plain: PlainFood | null
  /** Of a plain food: whose portion its line counts, and whether a taste of it is weighed; null for a recipe. */
  portion: Portion | null
  /** Of a food that is put beside a meal by itself; else null. */
  side: SideKind | null
  /** Of the recipe: what is cooked. */
  servings: number
  people: number
  measures: MeasureSystem
  lines: readonly LineFacts[]
  /** How many of its steps are the dish's own. */
  steps: number
}

/** What a stored part tells of itself. */
export interface WrittenPart
  extends Pick<PlannedPart, 'ingredients' | 'food_id' | 'recipe_id' | 'people' | 'for_others'> {
  /** As the plan has them, those of its lines. */
  foods: readonly { food_id: string; grams: number }[]
  /** Its own, without what a plan says around a recipe. */
  steps: readonly string[]
  /** How many of the recipe's servings the child gets; null where that is not told. */
  servings: number | null
  /** How many of the child's portions all at the table eat. */
  tablePortions: number
}

/** Which of a recipe's ingredients the foods of some lines stand for; null where they are no dish of it. */
export function usedIn(recipe: Recipe, foodIds: readonly string[]): DishIngredient[] | null {
  const used: DishIngredient[] = []
  for (const ingredient of recipe.ingredients) {
    const id = foodIds[used.length] ?? ''
    const isIt = id === ingredient.food || ingredient.or?.includes(id)
    if (isIt) {
      used.push({ ingredient, food: requireFood(id), prep: ingredient.prep ?? null, reason: null })
    } else if (!ingredient.optional) return null
  }
  return used.length === foodIds.length ? used : null
}

const quarters = Array.from({ length: 40 }, (_, index) => (index + 1) / 4)

/** How many servings may have been cooked, the most probable first. */
function servingsTried(part: WrittenPart, ingredients: readonly Ingredient[], servings: number) {
  const portions = part.for_others?.portions ?? (part.people > 1 ? part.tablePortions : 1)
  const byWeight = part.foods
    .map(({ grams }, line) => ({ grams, share: grams / (ingredients[line]?.grams ?? 1) }))
    .sort((one, other) => other.grams - one.grams)
    .map(({ share }) => share * servings)
  return [
    ...(part.servings === null ? [] : [part.servings * portions]),
    ...quarters.slice(0, 8).map((each) => each * portions),
    ...quarters,
    ...byWeight,
  ]
}

const systems = ['us', 'metric'] as const

function factsOfRecipe(recipe: Recipe, side: SideKind | null, part: WrittenPart): PartFacts | null {
  const ids = part.foods.map(({ food_id }) => food_id)
  const ingredients = usedIn(recipe, ids)
  if (!ingredients) return null
  const dish = { recipe, ingredients }
  const all = servingsTried(
    part,
    ingredients.map(({ ingredient }) => ingredient),
    recipe.servings,
  )
  for (const measures of systems) {
    for (const servings of new Set(all)) {
      const lines = linesRead(part, ingredients, servings / recipe.servings, measures, null)
      if (!lines) continue
      const { people } = part
      const profile = { measures, restrictions: anyone }
      const own = stepsOf({ dish, servings, people, profile })
      if (own.join('\n') !== part.steps.join('\n')) continue
      const ofRecipe = { dish, plain: null, portion: null, side }
      return { ...ofRecipe, servings, people, measures, lines, steps: own.length }
    }
  }
  return null
}

function linesRead(
  { ingredients: texts, foods }: WrittenPart,
  ingredients: readonly DishIngredient[],
  scale: number,
  measures: MeasureSystem,
  youngForm: string | null,
): LineFacts[] | null {
  const lines: LineFacts[] = []
  for (const [index, used] of ingredients.entries()) {
    const read = lineFacts(texts[index] ?? '', used, scale, measures, youngForm)
    if (!read || read.amount.grams !== foods[index]?.grams) return null
    lines.push(read)
  }
  return lines
}

/** The line of a plain food for a portion of an age; a taste is weighed. */
export function lineOfPlain(
  plain: PlainFood,
  { age, isWeighed }: Portion,
): { recipe: Recipe; ingredient: Ingredient } | null {
  const portion = plain.portions[age]
  // What it is called is the same at every course.
  const recipe = portion ? plainRecipe(plain, 'lunch', portion.usual) : null
  const [ingredient] = recipe?.ingredients ?? []
  if (!recipe || !ingredient) return null
  const { food, grams } = ingredient
  return { recipe, ingredient: isWeighed ? { food, grams } : ingredient }
}

interface PlainLine {
  recipe: Recipe
  used: DishIngredient
  portion: Portion
}

/** The lines by which a plain food may be printed. */
function linesOfPlain(plain: PlainFood): PlainLine[] {
  // A variant may be called by what this child's rules ask for: "soy-free sunflower seed butter", and many so too.
  const { plural, ...unnumbered } = plain.food
  const foods = [
    plain.food,
    { ...plain.food, name: plain.name },
    ...(plural === undefined ? [] : [{ ...unnumbered, name: plain.name }]),
  ]
  return ageBands.flatMap((age) =>
    [false, true].flatMap((isWeighed) => {
      const portion = { age, isWeighed }
      const line = lineOfPlain(plain, portion)
      if (!line) return []
      const { recipe, ingredient } = line
      return foods.map((food) => ({
        recipe,
        portion,
        used: { ingredient, food, prep: null, reason: null },
      }))
    }),
  )
}

function factsOfPlain(plain: PlainFood, part: WrittenPart): PartFacts | null {
  const [{ grams } = { grams: 0 }, ...others] = part.foods
  if (others.length > 0 || grams === 0) return null
  const youngForm = typeof plain.under5 === 'object' ? (plain.under5?.words ?? null) : null
  for (const { recipe, used, portion } of linesOfPlain(plain)) {
    for (const measures of systems) {
      const servings = grams / used.ingredient.grams
      const lines = linesRead(part, [used], servings, measures, youngForm)
      if (!lines) continue
      const dish = { recipe, ingredients: [used] }
      return {
        dish,
        plain,
        portion,
        side: null,
        servings,
        people: part.people,
        measures,
        lines,
        steps: part.steps.length,
      }
    }
  }
  return null
}

/**
 * What a stored part was made from, found in what it says: null where that is not exactly what is stored, so that no
 * other language tells of another dish than English does.
 */
export function partFacts(part: WrittenPart): PartFacts | null {
  if (part.foods.length !== part.ingredients.length || part.foods.length === 0) return null
  const plain = part.food_id === undefined ? undefined : plainFoodOf(part.food_id)
  if (plain) return factsOfPlain(plain, part)
  const { recipe_id: id = '' } = part
  const recipe = recipeOf(id)
  if (recipe) return factsOfRecipe(recipe, null, part)
  for (const side of sideRecipes(id)) {
    const facts = factsOfRecipe(side.recipe, side.kind, part)
    if (facts) return facts
  }
  return null
}
