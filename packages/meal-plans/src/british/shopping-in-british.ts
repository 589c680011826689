import type { HouseholdShopping } from '@brightplate/contract/plans/household-list'
import type { ShoppingItem } from '@brightplate/contract/plans/plan-data'
import { britishShop } from '@brightplate/foods/languages/british/in-british'
import { packInMetric } from './british-measures.ts'
import { britishText, sentenceInBritish, type Typed, typedWords } from './british-text.ts'

const { aisles, packs } = britishShop

/** What stands on a list is ours, or wholly a parent's. */
const say = britishText()

const packsInBritish = (buy: string): string =>
  // "1 pack (4 cups)" is packs within a pack.
  packInMetric(buy).replaceAll(
    /(?<=^|\()(\d+ )(\p{L}+)/gu,
    (whole, count: string, pack: string) => {
      const british = packs[pack]
      return british === undefined ? whole : count + british
    },
  )

/** "courgettes" where several are bought: the number of a line stands behind its name. */
function nameInBritish({ name, buy, typed }: ShoppingItem): string {
  if (typed !== undefined) return name
  const count = /^\d+$/.exec(buy)?.[0]
  const before = `${count ?? ''} `
  return say(before + name).slice(before.length)
}

/** A line of a shopping list as a shop in the United Kingdom has it. */
export function shoppingItemInBritish(item: ShoppingItem, typed: Typed): ShoppingItem {
  const { aisle, where, keeping } = item
  return {
    ...item,
    name: nameInBritish(item),
    buy: packsInBritish(item.buy),
    aisle: aisles[aisle] ?? aisle,
    aisle_id: aisle,
    ...(where && { where: sentenceInBritish(where, typed) }),
    ...(keeping && { keeping: sentenceInBritish(keeping, typed) }),
  }
}

/** The list of several children in British words. */
export function householdListInBritish(list: HouseholdShopping): HouseholdShopping {
  const typed = typedWords([...list.shopping_items, ...list.staples].map((item) => item.typed))
  const translated = (items: HouseholdShopping['shopping_items']) =>
    items.map((item) => ({ ...item, ...shoppingItemInBritish(item, typed) }))
  const { cost } = list
  return {
    ...list,
    shopping_items: translated(list.shopping_items),
    staples: translated(list.staples),
    cost: cost && { ...cost, basis: sentenceInBritish(cost.basis, typed) },
  }
}

/** The list in words, by the items that it was written from; a line that is none of theirs is said as it stands. */
export const shoppingListInBritish = (
  lines: readonly string[],
  items: readonly ShoppingItem[] = [],
  translated: readonly ShoppingItem[] = [],
): string[] =>
  lines.map((line, index) => {
    const [item, spoken] = [items[index], translated[index]]
    const start = item && `${item.name}: ${item.buy}`
    return start && spoken && line.startsWith(start)
      ? `${spoken.name}: ${spoken.buy}${say(line.slice(start.length))}`
      : say(line)
  })
