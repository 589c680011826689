import type { Food } from '../../food.ts'

/** How much a line asks for; both ends are equal unless it gives a range. */
export interface Quantity {
  low: number
  high: number
}

/** Why a line's food or grams are unknown; null where both are known. */
export type WhyUnknown = 'no-food' | 'ambiguous-food' | 'no-quantity' | 'no-weight'

/** What an ingredient line says, and what of it we know. */
export interface ReadLine {
  quantity: Quantity | null
  /** Singular: "cup", "tbsp", "can"; null for a bare count. */
  unit: string | null
  name: string
  /** Remarks on the food: what is done to it, what it is for. */
  prep: string | null
  food: Food | null
  /** For the whole line; the middle of a range. */
  grams: number | null
  why: WhyUnknown | null
}
