import type { Origin } from '../food.ts'
import type { PlainGroup } from '../plain-foods/plain-food.ts'

/** The groups of MyPlate (USDA), each of which a child's list is looked at for. */
export const mainFoodGroups = ['fruit', 'vegetables', 'grains', 'protein-foods', 'dairy'] as const

export type MainFoodGroup = (typeof mainFoodGroups)[number]

export interface BringsGroup {
  groups: readonly PlainGroup[]
  /** Ids of plain foods, their variants with them. */
  foods: readonly string[]
  /** Named as all that there is of the group. */
  nearly: readonly PlainGroup[]
  /** Of a mixed food, what it is made of. */
  inMixed: readonly Origin[]
}

/** What is formula, or a drink that a clinician orders, beside the plain foods of that group. */
export interface FormulaNames {
  /** Of products. */
  categories: readonly string[]
  /** Ids of products. */
  products: readonly string[]
  /** Ids of products of the categories that are none. */
  but: readonly string[]
}

export interface FoodGroupTable {
  formula: FormulaNames
  mixed: readonly PlainGroup[]
  of: Readonly<Record<MainFoodGroup, BringsGroup>>
}
