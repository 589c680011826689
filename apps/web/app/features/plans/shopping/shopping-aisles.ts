import type { PlanData } from '@brightplate/contract/plan-data'

interface ShoppingLine {
  id: string
  name: string
  /** "4", "2 packs"; empty in a plain list, whose lines say it all. */
  buy: string
  /** "637 g"; null in a plain list. */
  needed: string | null
}

export interface ShoppingAisle {
  /** null where the plan has a plain list only. */
  name: string | null
  lines: ShoppingLine[]
}

const kilogram = 1000

const aisleName = (aisle: string) => {
  const words = aisle.replaceAll('-', ' ')
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

/** "637 g", "1.2 kg", "under 1 g" */
function weight(grams: number): string {
  if (grams < 1) return 'under 1 g'
  const rounded = Math.round(grams)
  return rounded < kilogram ? `${rounded} g` : `${Number((grams / kilogram).toFixed(1))} kg`
}

/** What to buy, by aisle and in the plan's order, without the foods in `leftOut`. */
export function shoppingAisles(
  { shopping_list, shopping_items = [] }: Pick<PlanData, 'shopping_list' | 'shopping_items'>,
  leftOut: ReadonlySet<string> = new Set(),
): ShoppingAisle[] {
  if (shopping_items.length === 0) {
    const lines = shopping_list.map((text) => ({ id: text, name: text, buy: '', needed: null }))
    return lines.length > 0 ? [{ name: null, lines }] : []
  }
  const aisles = new Map<string, ShoppingLine[]>()
  for (const { food_id, name, aisle, buy, needed_grams } of shopping_items) {
    if (leftOut.has(food_id)) continue
    const lines = aisles.get(aisle) ?? []
    aisles.set(aisle, [...lines, { id: food_id, name, buy, needed: weight(needed_grams) }])
  }
  return [...aisles].map(([aisle, lines]) => ({ name: aisleName(aisle), lines }))
}
