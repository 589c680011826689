import { typedNames } from '../../interpret/names/typed-names.ts'
import { wordsOf } from '../name-index.ts'
import type { PlainGroup } from '../plain-food.ts'
import { harmlessWords, makers } from '../words-around/words-around-plain-foods.ts'
import { byProduct } from './by-product.ts'
import { bySpelling } from './by-words.ts'
import { type Found, none } from './found.ts'

const bracket = /^(.*?)\s*[([](.+?)[)\]]\s*(.*)$/u

/** "crackers (saltines)" is saltines, "pizza (cheese only)" is cheese pizza. */
export function byBrackets(typed: string): Found {
  const parts = bracket.exec(typed)
  if (!parts) return none
  const [, before = '', inside = '', after = ''] = parts
  const outside = `${before} ${after}`
  const together = bySpelling([...wordsOf(inside), ...wordsOf(outside)])
  if (together.length > 0) return together
  const product = byProduct(`${inside} ${outside}`)
  if (product.length > 0) return product
  const [outer, inner] = [bySpelling(wordsOf(outside)), bySpelling(wordsOf(inside))]
  if (inner.length > 0 && outer.length > 0) {
    return inner.some(({ group }) => outer.some((one) => one.group === group)) ? inner : none
  }
  const isRemark = wordsOf(inside).every((word) => harmlessWords.has(word) || makers.has(word))
  return isRemark ? outer : none
}

/** What is filled or topped: what is said before it is in it. */
const filled: readonly PlainGroup[] = [
  'sandwich',
  'taco-wrap',
  'pizza',
  'burger',
  'soup',
  'rice-dish',
]
const filling: readonly PlainGroup[] = [
  'egg',
  'cheese',
  'meat',
  'sausage',
  'deli-meat',
  'fish',
  'beans',
  'vegetable-raw',
  'vegetable-cooked',
  'fruit',
]

/** "egg and cheese sandwich" is one sandwich, "nuggets and cheese pizza" are two foods. */
const isOneFilled = (found: readonly Found[], parts: readonly string[]): boolean =>
  found.some(
    ([one], index) =>
      index > 0 &&
      one !== undefined &&
      filled.includes(one.group) &&
      wordsOf(parts[index] ?? '').length > 1 &&
      found.slice(0, index).some(([before]) => before && filling.includes(before.group)),
  )

const betweenParts = new RegExp(
  `\\s*[,;/]\\s*|\\s+(?:${typedNames.words.link.join('|')}|or|plus)\\s+|\\s*[&+]\\s*`,
  'iu',
)

/** "nuggets and fries" are both: each part must be known. */
export function byParts(typed: string): Found {
  const parts = typed.split(betweenParts)
  if (parts.length < 2) return none
  const found = parts.map((part) => bySpelling(wordsOf(part)))
  if (isOneFilled(found, parts)) return none
  return found.every((one) => one.length > 0) ? found.flat() : none
}
