import type { Food } from '@brightplate/foods/food'
import type { Course, Ingredient, Recipe } from '@brightplate/recipes/recipe'
import { kindOfFood } from './kind-of-food.ts'
import type { KnownFood } from './known-food.ts'
import { sideOfFood } from './side-of-food.ts'
import type { SideRow } from './side-rows.ts'

/** "the banana" where there is one, "the grapes" where a cup holds many. */
const namedInStep = (food: Food, unit: SideRow['unit']) =>
  food.plural && unit !== 'piece' ? `[${food.id}|${food.plural}]` : `[${food.id}]`

function ingredientOf(food: Food, others: readonly Food[], amount: number, unit: SideRow['unit']) {
  const or = others.length > 0 ? { or: others.map(({ id }) => id) } : {}
  if (unit === 'g') return { food: food.id, grams: amount, ...or }
  const ofOne = food.measures[unit]
  if (ofOne === undefined) return null
  return {
    food: food.id,
    grams: ofOne * amount,
    measure: { amount, unit },
    ...or,
  } satisfies Ingredient
}

/**
 * A known food as a recipe of one portion, so that every rule that holds for a dish holds for it;
 * null for a food that nobody eats by itself.
 */
export function sideRecipe(
  { foods: [food, ...others], row }: KnownFood,
  course: Course,
  careful: boolean,
): Recipe | null {
  const side = row ?? sideOfFood(food, careful)
  if (!side) return null
  const ingredient = ingredientOf(food, others, side.amount, side.unit)
  if (!ingredient || ingredient.grams <= 0) return null
  return {
    id: `side-${food.id}`,
    version: 1,
    course,
    name: `[${food.id}]`,
    cuisine: 'side',
    ...kindOfFood(food),
    standsFor: [],
    onlyFor: [],
    servings: 1,
    ingredients: [ingredient],
    steps: [side.step.replace('*', namedInStep(food, side.unit))],
    activeMinutes: Math.min(side.minutes, 5),
    totalMinutes: side.minutes,
    textures: ['soft'],
    temperature: 'warm',
    flavour: 'mild',
    equipment: [],
    freezes: false,
    lunchBox: false,
    picture: [],
  }
}
