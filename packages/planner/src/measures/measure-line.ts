import type { Food } from '@brightplate/foods/food'
import type { Ingredient } from '@brightplate/recipes/recipe'
import type { MeasureSystem } from '../planner-profile.ts'
import type { Amount } from './amount.ts'
import { countPieces, isCountable } from './count-pieces.ts'
import { isPoured } from './is-poured.ts'
import { measureMetric } from './measure-metric.ts'
import { measureUs } from './measure-us.ts'

const teaspoonsIn = { cup: 48, tbsp: 3, tsp: 1, pinch: 1 / 16 }

const hasTeaspoons = (unit: string): unit is keyof typeof teaspoonsIn => unit in teaspoonsIn

/**
 * How much of a food stands in an ingredient's place for `scale` times the recipe. Pieces come as a
 * kitchen can do them, and the grams follow what is printed, so that what a plan counts is what a cook weighs.
 */
export function measureLine(
  ingredient: Ingredient,
  food: Food,
  scale: number,
  system: MeasureSystem,
): Amount {
  const { measure } = ingredient
  // A substitute weighs what the ingredient weighed, and is measured by its own measures.
  const own = ingredient.food === food.id
  const grams = ingredient.grams * scale
  const unit = measure?.unit
  const unitGrams =
    measure && own ? ingredient.grams / measure.amount : unit ? food.measures[unit] : undefined
  if (unit && unitGrams && isCountable(unit)) return countPieces(grams, unit, unitGrams, food)
  const teaspoons = unit && hasTeaspoons(unit) ? teaspoonsIn[unit] : null
  const poured = isPoured(food)
  const gramsOfTeaspoon =
    teaspoons && unitGrams
      ? unitGrams / teaspoons
      : poured && food.measures.cup
        ? food.measures.cup / teaspoonsIn.cup
        : null
  return system === 'us'
    ? measureUs(grams, gramsOfTeaspoon)
    : measureMetric(grams, gramsOfTeaspoon, poured)
}
