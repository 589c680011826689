import type { ShoppingItem } from '@brightplate/contract/plans/plan-data'
import { spanishFoods } from '@brightplate/foods/languages/spanish-foods'
import { spanishPlural } from '@brightplate/foods/languages/spanish-plural'
import { packOf } from '@brightplate/foods/shop/packs'
import { readMatch } from '@brightplate/foods/tokens/read-match'
import { counted, inNumber, unlabelled } from '@brightplate/planner/spanish/spanish-name'
import type { PlanNames } from '@brightplate/planner/spanish/texts/param-words'
import { spanishText } from '@brightplate/planner/spanish/texts/spanish-texts'
import { say } from '@brightplate/planner/texts/english'
import { sentenceInSpanish } from './plan-sentences.ts'

const { aisles, names: namesInShop, sizes, units } = spanishFoods.shop

/** "15 oz", "medio galón"; null of what no pack of ours has. */
function sizeInSpanish(english: string): string | null {
  return readMatch(/^([\d.]*) ?([a-z ]+)$/, english, (number, unit) => {
    const spanish = sizes[unit]
    if (spanish === undefined) return null
    return number === '' ? spanish : `${number} ${spanish}`
  })
}

const singular = (unit: string): string => {
  const known = [unit, unit.replace(/s$/, ''), unit.replace(/es$/, ''), unit.replace(/ves$/, 'f')]
  return known.find((one) => Object.hasOwn(units, one)) ?? unit
}

/** "2 latas (15 oz)" of "2 cans (15 oz)"; null for what we cannot read. */
export function packsInSpanish(english: string): string | null {
  if (english === say('shop.as-usual').text) return spanishText('shop.as-usual')
  if (/^[\d.]+(?: k?g)?$/.test(english)) return english
  return readMatch(/^(\d+) ([a-z]+)(?: \((.+)\))?$/, english, (number, name, size) => {
    const unit = units[singular(name)]
    if (unit === undefined) return null
    const packs = `${number} ${number === '1' ? unit : spanishPlural(unit)}`
    if (size === '') return packs
    const spanish = sizeInSpanish(size)
    return spanish === null ? null : `${packs} (${spanish})`
  })
}

/** What the cook does, and the shop has not done. */
const doneAtHome = /,? escurrid[oa]s?(?=,|$)/

/** As a shop calls it, in the number that is bought: what is labelled only where the English says so. */
function nameInSpanish({ food_id: id, name, buy, typed }: ShoppingItem): string | null {
  if (typed !== undefined) return name
  const pack = packOf(id)
  const isPiece = pack?.unit === 'piece'
  const isOne = isPiece && buy === '1'
  const other = pack?.name == null ? undefined : namesInShop[pack.name]
  if (other) return isPiece && !isOne ? (other.many ?? spanishPlural(other.name)) : other.name
  const food = spanishFoods.foods[id]
  if (!food) return null
  const spanish = isPiece ? counted(food, !isOne) : inNumber(food, true)
  const bare = spanish.replace(doneAtHome, '')
  return /\b(?:labelled|certified)\b/.test(name) ? bare : unlabelled(bare)
}

/** A line of the shopping list in Spanish; in English, and saying so, where we know no word for it. */
export function shoppingItemInSpanish(item: ShoppingItem, names: PlanNames): ShoppingItem {
  const [name, buy] = [nameInSpanish(item), packsInSpanish(item.buy)]
  const { aisle, where, keeping } = item
  return {
    ...item,
    ...(name !== null && buy !== null ? { name, buy } : { language: 'en-US' as const }),
    aisle: aisles[aisle] ?? aisle,
    aisle_id: aisle,
    ...(where && { where: sentenceInSpanish(where, names) }),
    ...(keeping && { keeping: sentenceInSpanish(keeping, names) }),
  }
}

const lineOf = ({ name, buy, trip }: ShoppingItem, secondTrip: string): string =>
  `${name}: ${buy}${trip === 2 ? `. ${secondTrip}` : ''}`

/** The list in words, by the items that it was written from; a line that is none of theirs stays. */
export function shoppingListInSpanish(
  lines: readonly string[],
  items: readonly ShoppingItem[],
  translated: readonly ShoppingItem[],
): string[] {
  const english = say('shop.second-trip').text
  const spanish = spanishText('shop.second-trip')
  return lines.map((line, index) => {
    const [item, spoken] = [items[index], translated[index]]
    return item && spoken && lineOf(item, english) === line ? lineOf(spoken, spanish) : line
  })
}
