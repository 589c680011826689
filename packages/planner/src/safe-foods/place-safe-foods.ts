import { keepsMeatFromDairy } from '@brightplate/foods/restrictions'
import { mixesMeatAndMilk } from '../legal-dish.ts'
import type { PlannerProfile } from '../planner-profile.ts'
import {
  countedTogether,
  keepCountedLimits,
  keepServingRules,
  type Serving,
} from '../servings-of.ts'
import { nameHolds, type SafeFoodAtMeal } from './safe-food-sides.ts'

/** How a meal keeps to the rule that each has a food that the child reliably eats. */
export interface PlacedSafeFood {
  /** Place in `PlannerProfile.safeFoods`. */
  index: number
  typed: string
  served: 'in_dish' | 'side' | 'as_typed'
  /** For the child alone; null unless it is served as a side. */
  side: Serving | null
}

/** A dish in one size with the safe food of its meal; null where it has none. */
export interface PlacedServing {
  serving: Serving
  safeFood: PlacedSafeFood | null
  /** Of dish and side together. */
  amounts: readonly number[]
  counted: readonly number[]
}

const withoutSafeFood = (serving: Serving): PlacedServing => ({
  serving,
  safeFood: null,
  amounts: serving.amounts,
  counted: serving.counted,
})

/** Whether a dish is, or visibly holds, a safe food: by its name, or a portion of it. */
export function holdsSafeFood(serving: Serving, food: SafeFoodAtMeal): boolean {
  const named = food.phrases.some((phrase) => nameHolds(serving.dish, phrase))
  if (!food.known) return named
  let grams = 0
  serving.dish.ingredients.forEach((one, index) => {
    const isIt = food.known?.foods.some(({ id }) => id === one.food.id) ?? false
    if (isIt) grams += serving.grams[index] ?? 0
  })
  return grams > 0 && (named || grams >= food.portionGrams)
}

function withSide(
  serving: Serving,
  { index, typed, side, counted: ofFood }: SafeFoodAtMeal,
  profile: PlannerProfile,
): PlacedServing | null {
  const counted = countedTogether([serving, { counted: ofFood }])
  if (!side) {
    const safeFood = { index, typed, served: 'as_typed' as const, side }
    return keepCountedLimits(counted, profile)
      ? { serving, safeFood, amounts: serving.amounts, counted }
      : null
  }
  const both = [serving, side]
  const ingredients = both.flatMap(({ dish }) => dish.ingredients)
  if (keepsMeatFromDairy(profile.restrictions.diets) && mixesMeatAndMilk(ingredients)) return null
  if (!keepServingRules(both, profile)) return null
  return {
    serving,
    safeFood: { index, typed, served: 'side', side },
    amounts: serving.amounts.map((amount, n) => amount + (side.amounts[n] ?? 0)),
    counted,
  }
}

/** Whether a food may stand at every meal: one that a day or week limits may not. */
const isUnlimited = ({ counted }: SafeFoodAtMeal) => counted.every((amount) => amount === 0)

/**
 * The sizes of a dish in groups: those that hold a safe food, and those that have one beside them,
 * another for each dish in turn, so that the search has little more to choose from. Only where no food may stand at every meal is there a group without any.
 */
export function placeSafeFoods(
  servings: readonly Serving[],
  foods: readonly SafeFoodAtMeal[],
  turn: number,
  profile: PlannerProfile,
): PlacedServing[][] {
  if (foods.length === 0) return [servings.map(withoutSafeFood)]
  const holding: PlacedServing[] = []
  const others: Serving[] = []
  for (const serving of servings) {
    const food = foods.find((one) => holdsSafeFood(serving, one))
    if (!food) others.push(serving)
    else {
      const { index, typed } = food
      const safeFood = { index, typed, served: 'in_dish' as const, side: null }
      holding.push({ ...withoutSafeFood(serving), safeFood })
    }
  }
  const beside = foods.filter(({ side, asTyped }) => side !== null || asTyped)
  const turned = beside.map((_, place) => beside[(place + turn) % beside.length])
  let withFood: PlacedServing[] = []
  for (const food of turned) {
    if (food && withFood.length === 0) {
      withFood = others.flatMap((one) => withSide(one, food, profile) ?? [])
    }
  }
  const mayGoWithout = !beside.some(isUnlimited)
  const without = mayGoWithout ? others.map(withoutSafeFood) : []
  return [holding, withFood, without].filter((sizes) => sizes.length > 0)
}
