import { type PatternAmount, patternAmounts } from '@brightplate/foods/patterns/food-pattern'
import { requirePattern } from '@brightplate/foods/patterns/food-patterns'
import type { Dish } from '../../dishes/dish.ts'
import type { Option } from '../../search/option.ts'

const placeOf = new Map(patternAmounts.map((amount, index) => [amount, index]))

/** Of one serving of each dish, in the order of `patternAmounts`: a search looks at it in many sizes. */
const ofDishes = new WeakMap<Dish, Float64Array>()

function patternsOfDish(dish: Dish): Float64Array {
  const before = ofDishes.get(dish)
  if (before) return before
  const sums = new Float64Array(patternAmounts.length)
  for (const { food, ingredient } of dish.ingredients) {
    const pattern = requirePattern(food.id)
    patternAmounts.forEach((amount, index) => {
      const grams = ingredient.grams / dish.recipe.servings
      sums[index] = (sums[index] ?? 0) + ((pattern[amount] ?? 0) * grams) / 100
    })
  }
  ofDishes.set(dish, sums)
  return sums
}

/** Of each option, computed once: several goals ask for the same. */
const ofOptions = new WeakMap<Option, Float64Array>()

function patternsOfOption(option: Option): Float64Array {
  const before = ofOptions.get(option)
  if (before) return before
  const sums = new Float64Array(patternAmounts.length)
  for (const { serving } of option.parts) {
    if (!serving) continue
    const ofServing = patternsOfDish(serving.dish)
    for (let index = 0; index < sums.length; index += 1) {
      sums[index] = (sums[index] ?? 0) + (ofServing[index] ?? 0) * serving.servings
    }
  }
  ofOptions.set(option, sums)
  return sums
}

/** What the child's share of a plate counts as of a food pattern, in cups or ounces; what is unknown counts as none. */
export const ofPlate = (option: Option, amount: PatternAmount): number =>
  patternsOfOption(option)[placeOf.get(amount) ?? -1] ?? 0
