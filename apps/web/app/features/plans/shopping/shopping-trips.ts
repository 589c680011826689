import type { PlanData, ShoppingItem } from '@brightplate/contract/plans/plan-data'
import { language } from '#words/language'
import * as words from '#words/plans/shopping'

export interface ShoppingLine {
  id: string
  name: string
  /** "4", "2 packs (8 oz)"; empty in a plain list, whose lines say it all. */
  buy: string
  /** "637 g"; null in a plain list, and of food as typed. */
  needed: string | null
  /** "Freeze what is for day 4 and later."; null where all keeps. */
  keeping: string | null
  /** The same in two or three words: "keeps 5 days"; absent where there are none. */
  keepingShort?: string
  /** Foods of the dishes for which it is bought. */
  foods: readonly string[]
  /** The parent’s own word, where `name` is that. */
  typed?: string
  /** "for Leo", where it is not for everyone of the list. */
  whose?: string
}

/** A line to buy, of a list for several children with whose it is. */
export type ListedItem = ShoppingItem & Pick<ShoppingLine, 'whose'>

export interface ShoppingAisle {
  /** As it is called in every language; null where the plan has a plain list only. */
  id: string | null
  name: string | null
  lines: ShoppingLine[]
}

export interface ShoppingTrip {
  /** 1, and 2 in a plan of two weeks. */
  trip: number
  aisles: ShoppingAisle[]
}

export interface ListedData extends Pick<PlanData, 'shopping_list'> {
  shopping_items?: ListedItem[] | undefined
  staples?: ListedItem[] | undefined
}

const kilogram = 1000

/** What stands there is more than its id says. */
const truerNames: Readonly<Record<string, string>> = { 'plant-drinks': words.plantBased }

const aisleName = (aisle: string) => {
  const name = truerNames[aisle] ?? aisle.replaceAll('-', ' ')
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`
}

/** "637 g", "1.2 kg", "under 1 g" */
function weight(grams: number): string {
  if (grams < 1) return words.underOneGram
  const rounded = Math.round(grams)
  if (rounded < kilogram) return words.grams({ amount: rounded })
  const kilograms = Number((grams / kilogram).toFixed(1))
  return words.kilograms({ amount: kilograms.toLocaleString(language) })
}

const shortKeeping: Readonly<Record<string, (of: { days: number; day: number }) => string>> = {
  'shop.fresh': words.keepsDays,
  'shop.freeze': words.freezeFrom,
}

/** Empty where it keeps, or has no short words. */
function keepingShort({ keeping }: ListedItem): Pick<ShoppingLine, 'keepingShort'> {
  if (!keeping) return {}
  const { key, params } = keeping
  const sentence = shortKeeping[key]?.({ days: Number(params.days), day: Number(params.day) })
  return sentence === undefined ? {} : { keepingShort: sentence }
}

const lineOf = (item: ListedItem): ShoppingLine => ({
  id: item.line ?? item.food_id,
  name: item.name,
  buy: item.buy,
  needed: item.needed_grams > 0 ? weight(item.needed_grams) : null,
  keeping:
    [item.where, item.keeping]
      .map((keyed) => keyed?.text)
      .filter((one) => one !== undefined)
      .join(' ') || null,
  ...keepingShort(item),
  foods: item.for_foods ?? [item.food_id],
  ...(item.typed === undefined ? {} : { typed: item.typed }),
  ...(item.whose ? { whose: item.whose } : {}),
})

/** Whether only dishes need it that are left out. */
function isLeftOut(
  { food_id, for_foods = [food_id] }: ShoppingItem,
  leftOut: ReadonlySet<string>,
): boolean {
  return for_foods.length > 0 && for_foods.every((food) => leftOut.has(food))
}

/** What to buy, by trip and aisle in the plan's order, without the foods in `leftOut`. */
export function shoppingTrips(
  { shopping_list, shopping_items = [] }: ListedData,
  leftOut: ReadonlySet<string> = new Set(),
): ShoppingTrip[] {
  if (shopping_items.length === 0) {
    const lines = shopping_list.map((text) => ({
      id: text,
      name: text,
      buy: '',
      needed: null,
      keeping: null,
      foods: [],
    }))
    return lines.length > 0 ? [{ trip: 1, aisles: [{ id: null, name: null, lines }] }] : []
  }
  const trips = new Map<number, Map<string, ShoppingAisle>>()
  for (const item of shopping_items) {
    if (isLeftOut(item, leftOut)) continue
    const { aisle, aisle_id: id = aisle, trip = 1 } = item
    const aisles = trips.get(trip) ?? new Map<string, ShoppingAisle>()
    trips.set(trip, aisles)
    const { lines } = aisles.get(id) ?? { lines: [] }
    aisles.set(id, { id, name: aisleName(aisle), lines: [...lines, lineOf(item)] })
  }
  return [...trips].map(([trip, aisles]) => ({ trip, aisles: [...aisles.values()] }))
}

/** What a home has, to be looked for, without the foods in `leftOut`. */
export const stapleLines = (
  { staples = [] }: Pick<ListedData, 'staples'>,
  leftOut: ReadonlySet<string> = new Set(),
): ShoppingLine[] => staples.filter((item) => !isLeftOut(item, leftOut)).map(lineOf)
