/**
 * What a price rests on: `record`, a price of this food as its row weighs it; `converted`, of the same
 * food cooked, for the dry or raw weight; `near`, of a food like it; `category`, the middle of its food
 * category; `own`, our own estimate.
 */
export const priceBases = ['record', 'converted', 'near', 'category', 'own'] as const

/** An average price of the United States, brought to 2024. */
export interface FoodPrice {
  usdPer100g: number
  basis: (typeof priceBases)[number]
  /** An id of `data/sources.yaml`. */
  source: string
}
