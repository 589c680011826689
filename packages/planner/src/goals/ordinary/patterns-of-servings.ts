import {
  noPattern,
  type PatternAmount,
  type PatternFigures,
  patternAmounts,
  patternIndex,
  patternIndexes,
} from '@brightplate/foods/patterns/food-pattern'
import { requirePattern } from '@brightplate/foods/patterns/food-patterns'
import type { FigureOfEach } from '@brightplate/foods/tuple'
import type { Dish } from '../../dishes/dish.ts'
import type { Serving } from '../../dishes/servings-of.ts'
import type { Option } from '../../search/option.ts'

type Sums = FigureOfEach<typeof patternAmounts>

/** What 100 g of each food count as; what is unknown counts as none. */
const ofFoods = new Map<string, PatternFigures>()

function patternsOfFood(foodId: string): PatternFigures {
  const before = ofFoods.get(foodId)
  if (before) return before
  const pattern = requirePattern(foodId)
  const amounts: Sums = [...noPattern]
  for (const amount of patternAmounts) amounts[patternIndex[amount]] = pattern[amount] ?? 0
  ofFoods.set(foodId, amounts)
  return amounts
}

/** Of one serving of each dish: a search looks at it in many sizes. */
const ofDishes = new WeakMap<Dish, PatternFigures>()

function patternsOfDish(dish: Dish): PatternFigures {
  const before = ofDishes.get(dish)
  if (before) return before
  const sums: Sums = [...noPattern]
  for (const { food, ingredient } of dish.ingredients) {
    const ofFood = patternsOfFood(food.id)
    const grams = ingredient.grams / dish.recipe.servings
    for (const index of patternIndexes) sums[index] += (ofFood[index] * grams) / 100
  }
  ofDishes.set(dish, sums)
  return sums
}

/** What the child's share of a composition counts as of each of `patternAmounts`. */
export function patternsOfServings(servings: readonly (Serving | null)[]): PatternFigures {
  const sums: Sums = [...noPattern]
  for (const serving of servings) {
    if (!serving) continue
    const ofServing = patternsOfDish(serving.dish)
    for (const index of patternIndexes) sums[index] += ofServing[index] * serving.servings
  }
  return sums
}

/** What the child's share of a composition counts as of a food pattern, in cups or ounces; what is unknown counts as none. */
export const ofShare = (amount: PatternAmount): ((option: Pick<Option, 'patterns'>) => number) => {
  const index = patternIndex[amount]
  return ({ patterns }) => patterns[index]
}
