import type { AllergenId } from '@brightplate/foods/allergen'

/** A small thing that lies in or on a dish, drawn in a box of 24 by 24. */
export interface PieceShape {
  svg: string
  /** The allergen that the sight of it tells of. */
  shows?: AllergenId
}

/** What a dish is on the plate, drawn in a box of 100 by 100: data/forms.yaml says what each word means. */
export interface FormShape {
  svg: string
  alone: 'plate' | 'bowl' | 'glass'
  of: readonly string[]
  hides: readonly string[]
  holds: 'any' | readonly string[]
  colour?: string
  shows?: AllergenId
  fill?: boolean
  wet?: boolean
  pile?: boolean
  layered?: boolean
  behind?: boolean
  drink?: boolean
  light?: boolean
  garnish?: boolean
}

/** How a food looks in a dish. */
export interface FoodLook {
  kind: string
  piece: string | null
  colour: string
}

export interface PictureTables {
  /** Colours by name, as #rrggbb. */
  colours: Readonly<Record<string, string>>
  pieces: Readonly<Record<string, PieceShape>>
  forms: Readonly<Record<string, FormShape>>
  /** By the id of a food; what is never seen is not among them. */
  looks: Readonly<Record<string, FoodLook>>
}
