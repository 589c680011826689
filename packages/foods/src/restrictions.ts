import type { AllergenId } from './allergen.ts'

export const dietIds = [
  'vegetarian',
  'vegan',
  'pescatarian',
  'halal',
  'kosher',
  'meat-and-dairy-apart',
  'no-beef',
  'no-pork',
  'no-red-meat',
  'no-mammal',
  'gluten-free',
  'dairy-free',
  'casein-free',
  'gfcf',
  'low-sugar',
  'no-added-colours',
  'no-caffeine',
] as const

export type DietId = (typeof dietIds)[number]

/** The diet by which no meal may hold meat and dairy together; undefined where none does. */
export const keepsMeatFromDairy = (diets: readonly DietId[]): DietId | undefined =>
  diets.find((diet) => diet === 'kosher' || diet === 'meat-and-dairy-apart')

/** What a child must not be given. Built from typed tags, read by the search and by the safety check. */
export interface Restrictions {
  ageYears: number
  /** True for children of 1 to 4 years, and for older ones who chew with difficulty. */
  carefulChewing: boolean
  /** Chewing with difficulty was said of the child, whatever its age. */
  chewsWithDifficulty?: true
  allergens: readonly AllergenId[]
  diets: readonly DietId[]
  /** Single foods and unrecognised words, lower case and singular: excluded wherever the word stands. */
  words: readonly string[]
}
