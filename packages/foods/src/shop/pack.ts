/** What a shop sells of a food. */
export interface Pack {
  /** Other than the food's name where shops call it so: "lemons" for lemon juice. */
  name: string | null
  /** "bag", "dozen"; "piece" where it is counted. */
  unit: string
  /** As printed on it: "2 lb"; null where nothing is. */
  size: string | null
  /** Grams of the food, as its row weighs it, that one of them brings. */
  grams: number
  /** Days for which it stays good, unopened, in the fridge or on the counter; null where longer than any plan. */
  keepsDays: number | null
  /** What is not eaten in time may be frozen at home. */
  freezes: boolean
  /** A home has it: to be looked for there before it is bought. */
  staple: boolean
}

/** A food to buy, and how many grams of it a gram of another is made of. */
export interface BoughtShare {
  food: string
  share: number
}
