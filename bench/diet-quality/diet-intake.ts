import { requireFood } from '../../packages/foods/src/foods.ts'
import {
  legumeOzOfCup,
  type PatternAmount,
} from '../../packages/foods/src/patterns/food-pattern.ts'
import { requirePattern } from '../../packages/foods/src/patterns/food-patterns.ts'

/** What somebody ate of a food. */
export interface EatenGrams {
  food: string
  grams: number
}

/** What the Healthy Eating Index looks at: cups and ounces as the USDA counts them, over any time. */
export interface DietIntake {
  kcal: number
  /** Juice is part of it. */
  fruitCups: number
  juiceCups: number
  /** Without legumes, as are the protein foods. */
  vegetableCups: number
  darkGreenCups: number
  potatoCups: number
  legumeCups: number
  wholeGrainOz: number
  refinedGrainOz: number
  proteinOz: number
  seafoodOz: number
  nutsAndSoyOz: number
  dairyCups: number
  monoFatG: number
  polyFatG: number
  satFatG: number
  sodiumMg: number
  addedSugarsG: number
}

/** Sums food; what is unknown of a food counts as none. */
export function intakeOf(eaten: readonly EatenGrams[]): DietIntake {
  const sum = (of: (food: string) => number | null) =>
    eaten.reduce((all, { food, grams }) => all + ((of(food) ?? 0) * grams) / 100, 0)
  const counted = (amount: PatternAmount) => sum((food) => requirePattern(food)[amount])
  return {
    kcal: sum((food) => requireFood(food).per100g.energy_kcal),
    fruitCups: counted('fruit_cup'),
    juiceCups: counted('juice_cup'),
    vegetableCups: counted('vegetable_cup'),
    darkGreenCups: counted('dark_green_cup'),
    potatoCups: counted('potato_cup'),
    legumeCups: counted('legume_oz') / legumeOzOfCup,
    wholeGrainOz: counted('whole_grain_oz'),
    refinedGrainOz: counted('refined_grain_oz'),
    proteinOz: counted('protein_oz'),
    seafoodOz: counted('seafood_oz'),
    nutsAndSoyOz: counted('nuts_soy_oz'),
    dairyCups: counted('dairy_cup'),
    monoFatG: counted('mono_fat_g'),
    polyFatG: counted('poly_fat_g'),
    satFatG: sum((food) => requireFood(food).per100g.sat_fat_g),
    sodiumMg: sum((food) => requireFood(food).per100g.sodium_mg),
    addedSugarsG: sum((food) => requireFood(food).per100g.added_sugars_g),
  }
}
