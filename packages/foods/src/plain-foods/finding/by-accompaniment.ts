import { typedNames } from '../../interpret/names/typed-names.ts'
import { wordsOf } from '../name-index.ts'
import type { PlainGroup } from '../plain-food.ts'
import { longestFirst } from '../words-around/words-around-plain-foods.ts'
import { bySpelling, byWords } from './by-words.ts'
import { type Found, none } from './found.ts'

/** Poured over a food or strewn onto it; and what is dipped or spread, with the foods that it goes with. */
const poured: readonly PlainGroup[] = ['milk', 'plant-drink', 'cereal', 'cheese']
const spread: readonly PlainGroup[] = ['spread-dip', 'spread', 'syrup']
const dipped: readonly PlainGroup[] = [
  'fruit',
  'vegetable-raw',
  'bread',
  'cracker',
  'cracker-sweet',
  'pancake-waffle',
  'potato-fried',
]

/** A main, and what stands apart from it on its plate. */
const mains: readonly PlainGroup[] = ['breaded-meat', 'breaded-fish', 'meat', 'sausage', 'fish']
const besideMains: readonly PlainGroup[] = [
  'rice',
  'potato',
  'potato-fried',
  'bread',
  'vegetable-cooked',
  'vegetable-raw',
]

/** What a kitchen eats with its staple, and the staples: "efo riro with eba", "black beans with rice". */
const besideStaples: readonly PlainGroup[] = ['beans', 'vegetable-cooked', 'tofu']
const staples: readonly PlainGroup[] = ['rice', 'bread', 'potato']

/** Other pairs that lie apart on a plate: "mangú con huevo", "latkes with applesauce", "haleem with naan". */
const pairs: readonly (readonly [PlainGroup, readonly PlainGroup[]])[] = [
  ['breaded-meat', ['pasta']],
  ['bread', ['egg']],
  ['egg', ['bread']],
  ['hot-cereal', ['egg']],
  ['potato-fried', ['fruit', 'yogurt', 'egg']],
  ['pancake-waffle', ['fruit', 'yogurt']],
  ['pasta-dish', ['yogurt']],
  ['rice', ['yogurt']],
  ['soup', ['bread', 'cracker']],
]

const servedWith = new RegExp(`\\s+(?:${longestFirst(typedNames.words['served-with'])})\\s+`, 'iu')

/**
 * "apple slices with peanut butter" and "schnitzel with rice" are both; "pea soup with ham" is a dish of its own. What
 * is another food after a word of its language than alone is named with that word: "con queso" is no dip.
 */
export function byAccompaniment(typed: string): Found {
  const [head, tail, ...rest] = typed.split(servedWith)
  if (head === undefined || tail === undefined || rest.length > 0) return none
  const [base] = bySpelling(wordsOf(head))
  const joined = typed.slice(head.length).toLowerCase()
  const [beside] = [...byWords(wordsOf(joined)), ...bySpelling(wordsOf(tail))]
  if (!base || !beside) return none
  const isBeside =
    poured.includes(beside.group) ||
    (spread.includes(beside.group) && dipped.includes(base.group)) ||
    (mains.includes(base.group) && besideMains.includes(beside.group)) ||
    (besideStaples.includes(base.group) && staples.includes(beside.group)) ||
    pairs.some(([group, goesWith]) => group === base.group && goesWith.includes(beside.group))
  return isBeside ? [base, beside] : none
}
