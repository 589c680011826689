import type { AgeBand } from '../eating/age-band.ts'
import type { Food } from '../food.ts'

/** What kind of thing on a plate. */
export const plainGroups = [
  'cereal',
  'hot-cereal',
  'bread',
  'pancake-waffle',
  'pastry',
  'egg',
  'yogurt',
  'cheese',
  'milk',
  'plant-drink',
  'fruit',
  'fruit-pouch',
  'fruit-dried',
  'breaded-meat',
  'breaded-fish',
  'meat',
  'sausage',
  'deli-meat',
  'fish',
  'beans',
  'tofu',
  'potato-fried',
  'potato',
  'pasta',
  'pasta-dish',
  'rice',
  'rice-dish',
  'noodles',
  'pizza',
  'sandwich',
  'burger',
  'taco-wrap',
  'soup',
  'vegetable-raw',
  'vegetable-cooked',
  'cracker',
  'cracker-sweet',
  'chips-salty',
  'bar',
  'spread-dip',
  'spread',
  'syrup',
  'nuts',
  'dessert',
  'sweets',
  'juice',
  'drink-sweet',
  'formula',
] as const

export type PlainGroup = (typeof plainGroups)[number]

export const plainPreparations = [
  'as-bought',
  'raw',
  'boiled',
  'baked',
  'fried',
  'breaded',
  'toasted',
  'grilled',
  'mashed',
  'melted',
  'assembled',
  'mixed',
  'blended',
  'dried',
  'frozen',
] as const

export const plainTemperatures = ['hot', 'warm', 'cold'] as const

export const plainTextures = [
  'dry-crunchy',
  'crisp',
  'soft',
  'smooth',
  'chewy',
  'juicy',
  'mixed',
  'wet',
] as const

export type PlainTexture = (typeof plainTextures)[number]

export const plainColours = [
  'beige',
  'brown',
  'yellow',
  'orange',
  'red',
  'pink',
  'green',
  'white',
  'purple',
  'clear',
  'mixed',
] as const

export const plainFlavours = ['plain', 'sweet', 'salty', 'sour', 'strong'] as const

export const plainShapes = [
  'nugget',
  'stick',
  'slice',
  'round',
  'ring',
  'flat',
  'square',
  'patty',
  'ball',
  'strand',
  'tube',
  'loose',
  'flake',
  'spoon',
  'scoop',
  'whole',
  'pieces',
  'bar',
  'roll',
  'wrap',
  'sandwich',
  'pouch',
  'drink',
] as const

/** How a food meets a child. */
export interface PlainForm {
  preparation: (typeof plainPreparations)[number]
  temperature: (typeof plainTemperatures)[number]
  textures: readonly PlainTexture[]
  colour: (typeof plainColours)[number]
  flavour: (typeof plainFlavours)[number]
  shape: (typeof plainShapes)[number]
}

/** Grams that children eat at a time: the median and the 75th percentile of real days (NHANES 2015-18, 2021-23). */
export interface Portion {
  usual: number
  most: number
}

/** One thing on a plate as a child meets it. */
export interface PlainFood {
  /** Stable for ever, and the id of its `food`. */
  id: string
  /** As people say it: "French fries"; a variant names its exclusion first: "gluten-free waffles". */
  name: string
  /** Other names that a parent types, lower case. */
  typedAs: readonly string[]
  /** Brands and products that mean it. */
  brands: readonly string[]
  /** The record of its figures: FNDDS 2021-23 or SR28. */
  source: { foodCode: string } | { ndbNo: string }
  /** Number of the WWEIA food category. */
  category: number
  group: PlainGroup
  form: PlainForm
  /** Null where a rule of age has it never served. */
  portions: Readonly<Record<AgeBand, Portion | null>>
  /** To the table, under 15. */
  minutes: number
  /** One sentence: how it comes to the table. */
  step: string
  /** Under that age: as it is, in the form that the words say, or null where no form is safe. */
  under5: 'as-is' | { words: string; under: 3 | 5 } | null
  /** Layers of its picture, in the words of the recipes’ data/pictures: `pizza-tomato.coin-chili`. */
  picture: string
  /** May be offered though no parent named it; sweets, sweetened drinks and chips may not. */
  unasked: boolean
  /** Id of the food that it is offered in place of, to a child who may not have that one; null for any child. */
  insteadOf: string | null
  /** Id of the ordinary food that it is a variant of. */
  variantOf: string | null
  /** Cuisines whose everyday food it is, by `foods_of` of `data/typed/cuisines`; none for what all children meet. */
  cuisines: readonly string[]
  food: Food
}
