import type { AllergenId } from '../allergen.ts'

/** What a product can come from beside its allergens: what diets ask about. */
export const productOrigins = [
  'poultry',
  'beef',
  'pork',
  'gelatine',
  'animal-rennet',
  'alcohol',
  'honey',
  'insect',
] as const
export type ProductOrigin = (typeof productOrigins)[number]

/** Properties that a diet or a rule by age asks about. */
export const productMarks = [
  'colour',
  'caffeine',
  'cocoa',
  'sweet',
  'sweetener',
  'rice-drink',
  'choking',
] as const
export type ProductMark = (typeof productMarks)[number]

/** What products of one name hold. */
export interface ProductFacts {
  allergens: readonly AllergenId[]
  origins: readonly ProductOrigin[]
  marks: readonly ProductMark[]
}

/** A product that shops sell by name, as its labels declare it. */
export interface Product {
  /** Kebab case of the name, stable for ever. */
  id: string
  /** As a parent types it, with the brand where the name alone says too little: "Kraft mac and cheese". */
  name: string
  brand: string
  /** Other names that mean it wherever they stand. */
  also: readonly string[]
  /** Everyday words that mean it only where nothing else is typed: "kind". */
  alone: readonly string[]
  category: string
  holds: ProductFacts
  /** What some kinds of it hold: excluded just the same, unless the parent has read the label. */
  oftenHolds: ProductFacts
  /** FoodData Central id of a label that declares it; null where what its category holds is assumed. */
  fdcId: number | null
}
