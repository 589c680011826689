export type DishSlot = 'breakfast' | 'lunch' | 'dinner' | 'snack_1' | 'snack_2' | 'juice'

/** The words of a plan, from whatever generator. */
export interface PlanText {
  days: readonly {
    dishes: readonly {
      slot: DishSlot
      name: string
      lines: readonly string[]
      steps: readonly string[]
      benefits: string
    }[]
  }[]
  shoppingList: readonly string[]
  tips: readonly string[]
}

export interface SafetyViolation {
  rule: 'allergen' | 'diet' | 'age' | 'word'
  /** Id of the allergen, diet or age rule, or the excluded word. */
  id: string
  /** `contains`, or `check_label` for what products of that name often hold. */
  certainty: 'contains' | 'check_label'
  /** Zero-based day; null for the shopping list and tips. */
  day: number | null
  slot: DishSlot | null
  /** The words that gave it away, as they stand in the text. */
  found: string
}
