import type { HouseholdShopping } from '@brightplate/contract/plans/household-list'
import { sentenceInSpanish } from './plan-sentences.ts'
import { shoppingItemInSpanish } from './shopping-in-spanish.ts'

/** No sentence of a list names a dish. */
const noNames: ReadonlyMap<string, string> = new Map()

/** The list of several children in Spanish; a line that has no Spanish stays in English and says so. */
export function householdListInSpanish(list: HouseholdShopping): HouseholdShopping {
  const translated = (items: HouseholdShopping['shopping_items']) =>
    items.map((item) => ({ ...item, ...shoppingItemInSpanish(item, noNames) }))
  const { cost } = list
  return {
    ...list,
    shopping_items: translated(list.shopping_items),
    staples: translated(list.staples),
    cost: cost && { ...cost, basis: sentenceInSpanish(cost.basis, noNames) },
  }
}
