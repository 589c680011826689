import { type PatternAmount, patternAmounts } from '@brightplate/foods/patterns/food-pattern'
import { requirePattern } from '@brightplate/foods/patterns/food-patterns'
import type { Dish } from '../../dishes/dish.ts'
import type { Serving } from '../../dishes/servings-of.ts'
import type { Option } from '../../search/option.ts'

const noAmounts: readonly number[] = patternAmounts.map(() => 0)

/** What 100 g of each food count as, in the order of `patternAmounts`; what is unknown counts as none. */
const ofFoods = new Map<string, readonly number[]>()

function patternsOfFood(foodId: string): readonly number[] {
  const before = ofFoods.get(foodId)
  if (before) return before
  const pattern = requirePattern(foodId)
  const amounts = patternAmounts.map((amount) => pattern[amount] ?? 0)
  ofFoods.set(foodId, amounts)
  return amounts
}

/** Of one serving of each dish, in the order of `patternAmounts`: a search looks at it in many sizes. */
const ofDishes = new WeakMap<Dish, readonly number[]>()

function patternsOfDish(dish: Dish): readonly number[] {
  const before = ofDishes.get(dish)
  if (before) return before
  const sums = [...noAmounts]
  for (const { food, ingredient } of dish.ingredients) {
    const ofFood = patternsOfFood(food.id)
    const grams = ingredient.grams / dish.recipe.servings
    for (let index = 0; index < sums.length; index += 1) {
      sums[index] = (sums[index] ?? 0) + ((ofFood[index] ?? 0) * grams) / 100
    }
  }
  ofDishes.set(dish, sums)
  return sums
}

/** What the child's share of a plate counts as of each of `patternAmounts`. */
export function patternsOfServings(servings: readonly (Serving | null)[]): readonly number[] {
  const sums = [...noAmounts]
  for (const serving of servings) {
    if (!serving) continue
    const ofServing = patternsOfDish(serving.dish)
    for (let index = 0; index < sums.length; index += 1) {
      sums[index] = (sums[index] ?? 0) + (ofServing[index] ?? 0) * serving.servings
    }
  }
  return sums
}

/** What the child's share of a plate counts as of a food pattern, in cups or ounces; what is unknown counts as none. */
export const ofPlate = (amount: PatternAmount): ((option: Pick<Option, 'patterns'>) => number) => {
  const place = patternAmounts.indexOf(amount)
  return ({ patterns }) => patterns[place] ?? 0
}
