import type { PlanData } from '@brightplate/contract/plan-data'

interface ShoppingLine {
  id: string
  text: string
}

export interface ShoppingAisle {
  /** null where the plan has a plain list only. */
  name: string | null
  lines: ShoppingLine[]
}

const aisleName = (aisle: string) => {
  const words = aisle.replaceAll('-', ' ')
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

/** What to buy, by aisle and in the plan's order. */
export function shoppingAisles({
  shopping_list,
  shopping_items = [],
}: Pick<PlanData, 'shopping_list' | 'shopping_items'>): ShoppingAisle[] {
  if (shopping_items.length === 0) {
    const lines = shopping_list.map((text) => ({ id: text, text }))
    return lines.length > 0 ? [{ name: null, lines }] : []
  }
  const aisles = new Map<string, ShoppingLine[]>()
  for (const { food_id, name, aisle, buy } of shopping_items) {
    const lines = aisles.get(aisle) ?? []
    aisles.set(aisle, [...lines, { id: food_id, text: `${name}: ${buy}` }])
  }
  return [...aisles].map(([aisle, lines]) => ({ name: aisleName(aisle), lines }))
}
