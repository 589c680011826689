import type { FigureOfEach, IndexByName, IndexOf } from '../tuple.ts'

/**
 * Amounts per 100 g as the USDA counts them in Food Patterns Equivalents: cups of fruit, vegetables and dairy, ounces
 * of grains and protein foods. Vegetables and protein foods are without legumes, which count as both: four ounces of
 * them are a cup. The two fats are grams, of the record that the food's other nutrients come from.
 */
export const patternAmounts = [
  'fruit_cup',
  'juice_cup',
  'vegetable_cup',
  'dark_green_cup',
  'red_orange_cup',
  'potato_cup',
  'legume_oz',
  'whole_grain_oz',
  'refined_grain_oz',
  'protein_oz',
  'seafood_oz',
  'nuts_soy_oz',
  'dairy_cup',
  'mono_fat_g',
  'poly_fat_g',
] as const

export type PatternAmount = (typeof patternAmounts)[number]

/** Where each stands among `patternAmounts`. */
export const patternIndex: IndexByName<typeof patternAmounts> = {
  fruit_cup: 0,
  juice_cup: 1,
  vegetable_cup: 2,
  dark_green_cup: 3,
  red_orange_cup: 4,
  potato_cup: 5,
  legume_oz: 6,
  whole_grain_oz: 7,
  refined_grain_oz: 8,
  protein_oz: 9,
  seafood_oz: 10,
  nuts_soy_oz: 11,
  dairy_cup: 12,
  mono_fat_g: 13,
  poly_fat_g: 14,
}

export const patternIndexes: readonly IndexOf<typeof patternAmounts>[] = Object.values(patternIndex)

/** A figure of each, in the order of `patternAmounts`. */
export type PatternFigures = Readonly<FigureOfEach<typeof patternAmounts>>

export const noPattern: PatternFigures = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]

/**
 * What the amounts rest on: `same`, a record of this food; `near`, of a food like it, or without what a variant leaves
 * out; `scaled`, of the food cooked, for the dry or raw weight; `own`, computed by us from what the food is made of.
 */
export const patternBases = ['same', 'near', 'scaled', 'own'] as const

/** Juice is part of fruit, dark green, red and orange and potato of vegetables, seafood, nuts and soy of protein. `null` is unknown, never zero. */
export type FoodPattern = Readonly<Record<PatternAmount, number | null>>

/** Ounces of legumes that are a cup of them. */
export const legumeOzOfCup = 4
