/** What a child must not be given, as the oracle names it: told by hand beside each profile. */
export interface JudgedChild {
  ageYears: number
  /** As the parent says; children under 5 are judged so anyway. */
  chewsWithCare: boolean
  avoids: readonly string[]
  diets: readonly string[]
  /** Single foods, each with the words that give it away. */
  foods: Readonly<Record<string, readonly string[]>>
  peopleAtTable: number
}

export const judgedSlots = ['breakfast', 'lunch', 'dinner', 'snack_1', 'snack_2', 'juice'] as const
export type JudgedSlot = (typeof judgedSlots)[number]

export interface JudgedDish {
  slot: JudgedSlot
  name: string
  lines: readonly string[]
  /** How many of the last printed lines are a portion for the child alone. */
  childLines?: number
  steps: readonly string[]
}

/** The words of a plan. */
export interface JudgedPlan {
  days: readonly (readonly JudgedDish[])[]
  shoppingList: readonly string[]
  tips: readonly string[]
}

export interface Finding {
  kind: 'allergen' | 'diet' | 'food' | 'age'
  /** The allergen, diet, food or age rule. */
  rule: string
  /** `label` for what products of that name often hold. */
  certainty: 'contains' | 'label'
  /** Counted from 1; null for list and tips. */
  day: number | null
  slot: JudgedSlot | null
  dish: string
  /** The word that gave it away. */
  word: string
  /** The text in which it stands. */
  text: string
}
