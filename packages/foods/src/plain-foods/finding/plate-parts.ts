import { typedNames } from '../../interpret/names/typed-names.ts'
import { wordsOf } from '../name-index.ts'
import type { PlainGroup } from '../plain-food.ts'
import { besideChips, longestFirst } from '../words-around/words-around-plain-foods.ts'
import { byWords } from './by-words.ts'
import type { Found } from './found.ts'

/** What stands before "frites" with fries beside it. After a vegetable or a fish the word says how that is cooked. */
const eatenWithFries: readonly PlainGroup[] = ['meat', 'breaded-meat', 'sausage', 'burger', 'egg']

const fries = typedNames.words['fries-after']
const beforeFries = new RegExp(`^(.+?)[\\s-]+(${longestFirst(fries)})$`, 'iu')

/** What plain roti is eaten with, said right behind it. */
const eatenWithRoti: readonly PlainGroup[] = [
  'beans',
  'vegetable-cooked',
  'meat',
  'soup',
  'egg',
  'rice-dish',
]

const roti = longestFirst(typedNames.words.roti)
const beforeRoti = new RegExp(
  `^((?:.+ )?(?:${longestFirst(typedNames.words['before-roti'])})) (${roti})$`,
  'iu',
)
const behindRoti = new RegExp(`^(${roti}) (.+)$`, 'iu')

/** "Dal roti" and "roti sabzi"; "gobi roti" has it in the bread. */
function rotiAndDish(typed: string): readonly string[] | null {
  const [, dish, bread] = beforeRoti.exec(typed) ?? []
  if (dish !== undefined && bread !== undefined && byWords(wordsOf(dish)).length > 0)
    return [dish, bread]
  const [, first, behind] = behindRoti.exec(typed) ?? []
  if (first === undefined || behind === undefined) return null
  const [base] = byWords(wordsOf(behind))
  return base && eatenWithRoti.includes(base.group) ? [first, behind] : null
}

/** "Sausage egg and chips": what stands before egg and chips is a food of its own. */
const beforeEggAndChips = /^(.+?),? (eggs?),? (?:and|&|n) (?:oven )?chips$/iu

const ovenChips = 'oven chips'

/** "Scrambled" before egg says how that is cooked. */
const isKnownBesideEgg = (head: string): boolean => {
  const [base] = byWords(wordsOf(head))
  return base !== undefined && base.group !== 'egg'
}

/**
 * The names of foods that lie apart on a plate though no word joins them; null where it is none of these.
 *
 * @example plateParts('steak frites') // ['steak', 'frites']
 */
export function plateParts(typed: string): readonly string[] | null {
  const [, beforeEgg, egg] = beforeEggAndChips.exec(typed.trim()) ?? []
  if (beforeEgg !== undefined && egg !== undefined && isKnownBesideEgg(beforeEgg))
    return [beforeEgg, egg, ovenChips]
  const [, head, tail] = beforeFries.exec(typed.trim()) ?? []
  if (head === undefined || tail === undefined) return rotiAndDish(typed.trim())
  const [base] = byWords(wordsOf(head))
  return base && eatenWithFries.includes(base.group) ? [head, tail] : null
}

/** Each food of such a plate, the one meant first. */
export const byPlate = (typed: string): Found =>
  (plateParts(typed) ?? []).flatMap((part) => byWords(wordsOf(part)).slice(0, 1))

/** British chips named as what they are there. */
export const withOvenChips = (typed: string): string =>
  typed.replace(besideChips, `$1 and ${ovenChips}`)
