import type { Food } from '../food.ts'
import { comparedWords } from './names/read-name.ts'
import type { Remarks } from './names/read-remarks.ts'
import { denseWords, sizeWords } from './names/word-lists.ts'
import type { Head } from './read-head.ts'

/** Vegetables whose cup is measured chopped, and holds much less of them sliced. */
const measuredChopped = new Set(['onion', 'onion-red', 'bell-pepper-red', 'bell-pepper-green'])
const oddEggs = new Set(['small', 'tiny', 'jumbo', 'mini'])

/** Whether a counted piece is so much larger or smaller than the usual one that its weight is unknown. */
export function isOddlySized(food: Food, head: Head, name: string, remarks: Remarks): boolean {
  const own = new Set(comparedWords(food.name))
  const words = [
    ...comparedWords(name),
    ...comparedWords(head.adjectives.join(' ')),
    ...remarks.sizes,
  ]
  if (food.id === 'egg') return words.some((word) => oddEggs.has(word))
  // "white part only" is a third of a scallion
  if (remarks.words.has('white') && !remarks.words.has('green')) return true
  return (
    words.some((word) => sizeWords.has(word) && !own.has(word)) ||
    [...head.stated, ...remarks.stated].some(({ unit }) => unit === 'inch' || unit === 'cm')
  )
}

/** Whether a cup holds another weight of the food than the table's measure, as it was prepared. */
export function isOddlyFilled(food: Food, head: Head, words: ReadonlySet<string>): boolean {
  const isSliced = ['slice', 'sliced', 'slivered', 'flaked'].some((word) => words.has(word))
  if (isSliced && (food.aisle === 'nuts-and-seeds' || measuredChopped.has(food.id))) return true
  // brown sugar is measured packed
  const isPacked =
    words.has('packed') || head.adjectives.some((adjective) => adjective.includes('packed'))
  if (isPacked) return food.id !== 'sugar-brown'
  return [...denseWords].some((word) => word !== 'packed' && words.has(word))
}
