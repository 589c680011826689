import { guidelines } from '@brightplate/foods/eating/guidelines'
import type { Food } from '@brightplate/foods/food'
import type { PlainGroup } from '@brightplate/foods/plain-foods/plain-food'
import type { Recipe } from '@brightplate/recipes/recipe'
import type { Dish } from '../dishes/dish.ts'
import type { PlannerProfile } from '../planner-profile.ts'

const { sweetened_early: early, sweeteners } = guidelines

const known = new WeakMap<Food, boolean>()

/** What sweetens without sugar, by what a food is made of and by its own name. */
function isSweetenedWithout(food: Food): boolean {
  const before = known.get(food)
  if (before !== undefined) return before
  const texts = [food.name, ...food.madeOf].map((text) => ` ${text.toLowerCase()} `)
  const isSo = sweeteners.words.some((word) => texts.some((text) => text.includes(` ${word} `)))
  known.set(food, isSo)
  return isSo
}

/** Of bread and cereal, by what they are on a plate, and by where they stand in a shop. */
const grainGroups: readonly PlainGroup[] = [
  'bread',
  'cereal',
  'hot-cereal',
  'sandwich',
  'pizza',
  'burger',
  'taco-wrap',
  'pancake-waffle',
]
const isGrain = ({ aisle }: Food, { cuisine, group }: Pick<Recipe, 'cuisine' | 'group'>): boolean =>
  aisle === 'bread' ||
  aisle === 'grains-and-pasta' ||
  (cuisine === 'plain' && grainGroups.includes(group))

/** Grams of added sugar of a serving that come from an ingredient which is not there to sweeten: a spoon of ketchup in a pot. */
const traceG = 0.5

/**
 * Whether a dish may be put on a plate though nobody asked for it, by `data/guidelines.yaml`: nothing that is sweetened
 * without sugar, and nothing sweetened at all in early childhood. What the child eats already, and what was wished for, is another question.
 */
export function isOfferedUnasked(
  { recipe, ingredients }: Dish,
  { ageYears }: Pick<PlannerProfile, 'ageYears'>,
): boolean {
  if (ingredients.some(({ food }) => isSweetenedWithout(food))) return false
  if (ageYears >= early.under_years) return true
  let sweetening = 0
  for (const { ingredient, food } of ingredients) {
    const of100 = food.per100g.added_sugars_g
    const most = isGrain(food, recipe)
      ? early.most_g_of_100_in_bread_and_cereal
      : early.most_g_of_100
    if (of100 > most) sweetening += (of100 * ingredient.grams) / 100 / recipe.servings
  }
  return recipe.cuisine === 'plain' ? sweetening === 0 : sweetening <= traceG
}
