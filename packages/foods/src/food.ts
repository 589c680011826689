import type { AllergenId } from './allergen.ts'
import type { FoodComposition } from './nutrients.ts'

export const aisles = [
  'fruit',
  'vegetables',
  'herbs-and-spices',
  'dairy-and-eggs',
  'plant-drinks',
  'meat-and-poultry',
  'fish',
  'grains-and-pasta',
  'bread',
  'beans-and-lentils',
  'nuts-and-seeds',
  'oils-and-sauces',
  'baking',
  'snacks',
  'drinks',
] as const

export type Aisle = (typeof aisles)[number]

/** Where a food comes from. Every diet is derived from these. */
export const origins = [
  'plant',
  'fungus',
  'mineral',
  'yeast',
  'dairy',
  'egg',
  'honey',
  'fish',
  'scaleless-fish',
  'crustacean',
  'mollusc',
  'poultry',
  'beef',
  'pork',
  'lamb',
  'gelatine',
  'animal-rennet',
  'alcohol',
] as const

export type Origin = (typeof origins)[number]

/** Household measures with their weight in grams. `piece` is one medium piece as bought and peeled. */
export const measureUnits = [
  'cup',
  'tbsp',
  'tsp',
  'piece',
  'slice',
  'clove',
  'stalk',
  'can',
  'leaf',
  'pinch',
] as const

export type MeasureUnit = (typeof measureUnits)[number]

/** What limits of a day or a week count. Milk is cow's milk to drink, juice pure juice. */
export const countedKinds = ['fish', 'rice', 'juice', 'cocoa', 'milk'] as const

export type CountedKind = (typeof countedKinds)[number]

/** What makes a food dangerous for a child of 1 to 4 years. */
export const chokingKinds = [
  'round',
  'hard',
  'sticky',
  'whole-nut',
  'nut-butter',
  'sausage',
  'cube',
  'crumbly',
] as const

/** FDA/EPA advice on eating fish. */
export const mercuryAdvice = ['best', 'good', 'avoid'] as const

export interface ChokingHazard {
  hazard: (typeof chokingKinds)[number]
  /** Words in a recipe line that make it safe, such as "grated". */
  safeWhen: readonly string[]
  /** The preparation that we add to the line for a young child; null when none makes it safe. */
  forYoung: string | null
  /** Of what a child of three chews as others do; else under five. */
  under?: 3
}

export interface Food {
  /** Kebab case, stable for ever: stored plans name it. */
  id: string
  /** As a recipe line reads it, singular or uncountable, with its state where it matters: "cooked brown rice". */
  name: string
  /** "eggs"; absent when the name does not change. */
  plural?: string | undefined
  aisle: Aisle
  /** SR28 record that the figures come from; null for a plain food whose figures are of FNDDS. */
  ndbNo: string | null
  /** The same record in FoodData Central (SR Legacy); null where it is not there. */
  fdcId: number | null
  per100g: FoodComposition
  measures: Partial<Record<MeasureUnit, number>>
  /** Allergens that the food holds. */
  contains: readonly AllergenId[]
  /** Allergens that products of this kind often hold; excluded just the same. */
  oftenContains: readonly AllergenId[]
  origins: readonly Origin[]
  /** Plain words for what a composite is made of, so that a single food ("tomato", "corn") can be excluded. */
  madeOf: readonly string[]
  /** Single foods that it is excluded with, though neither name nor parts say so: "citrus" for an orange. */
  countsAs: readonly string[]
  choking: ChokingHazard | null
  /** Null for what is no fish. */
  mercury: (typeof mercuryAdvice)[number] | null
  /**
   * Grams (ml of a drink) that one gram of it counts as; 0 where it names or holds some that counts
   * as none, as a spoon of fish sauce is no meal of fish.
   */
  counted: Readonly<Partial<Record<CountedKind, number>>>
  /** Milligrams of caffeine per 100 g above a trace. */
  caffeineMg?: number
  /** Products of this kind usually hold an added colour. */
  addedColour?: true
  /** Vitamins or minerals are added to it. */
  fortified?: true
}
