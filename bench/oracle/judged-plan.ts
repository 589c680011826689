/** What someone must not be given, as the oracle names it: told by hand beside each profile. */
export interface JudgedEater {
  ageYears: number
  /** As the parent says; children under 5 are judged so anyway. */
  chewsWithCare: boolean
  avoids: readonly string[]
  diets: readonly string[]
  /** Single foods, each with the words that give it away. */
  foods: Readonly<Record<string, readonly string[]>>
  /** Of one of the household's children, whose plate is told apart. */
  childId?: string
}

export interface JudgedChild extends JudgedEater {
  /** How many of the child's portions everyone at the table eats together. */
  tablePortions: number
  /** Who eats with the child of all that is shared. */
  eaters?: readonly JudgedEater[]
}

export const judgedSlots = ['breakfast', 'lunch', 'dinner', 'snack_1', 'snack_2', 'juice'] as const
export type JudgedSlot = (typeof judgedSlots)[number]

export interface JudgedDish {
  slot: JudgedSlot
  name: string
  lines: readonly string[]
  /** The places of the lines that are for the child alone. */
  childLines?: readonly number[]
  /** The places of the lines of which the child has nothing. */
  othersLines?: readonly number[]
  steps: readonly string[]
  /** What others eat of it, where some is prepared apart for the child. */
  shared?: Pick<JudgedDish, 'name' | 'lines' | 'steps'>
  /** By the id of each of the household's other children, what is said to be on its plate. */
  plates?: Readonly<Record<string, Pick<JudgedDish, 'name' | 'lines' | 'steps'>>>
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
