import type { Origin } from '../food.ts'
import { typedNames } from '../interpret/names/typed-names.ts'
import { withoutGladFaces } from '../interpret/words/faces.ts'
import { findProducts } from '../products/find-products.ts'
import { knownStems } from '../products/known-stems.ts'
import type { Product } from '../products/product.ts'
import { isEverydayWord } from '../spelling/is-everyday-word.ts'
import { type NearIndex, nearIndexOf, wordsNear } from '../spelling/near-words.ts'
import { readTokens } from '../tokens/read-tokens.ts'
import { kitchenBeside } from './kitchen-beside.ts'
import { mayBe } from './may-be.ts'
import { anyOrder, letters, nameIndex, wordsOf } from './name-index.ts'
import type { PlainFood, PlainGroup } from './plain-food.ts'
import { plainFoods } from './plain-foods.ts'
import { withoutLead, withoutRemarks } from './words-around/without-lead.ts'
import {
  besideChips,
  butters,
  condiments,
  flavourWords,
  harmlessPhrases,
  harmlessWords,
  isOwnState,
  leftOutFood,
  longestFirst,
  makers,
  ownDishes,
  shortClaims,
  stateWords,
} from './words-around/words-around-plain-foods.ts'

type Found = readonly PlainFood[]
const none: Found = []

/** A phrase as it stands, then by its letters, then in any order of its words. */
function byName(words: readonly string[]): Found {
  const { byWords, byLetters, byAnyOrder } = nameIndex()
  return (
    byWords.get(words.join(' ')) ??
    byLetters.get(letters(words)) ??
    (words.length > 1 ? byAnyOrder.get(anyOrder(words)) : undefined) ??
    none
  )
}

let wordsOfNames: NearIndex | null = null

/** Words of which most letters are right: one edit from four letters on, two from eight. */
function nearWords(word: string): string[] {
  const { words, spellable } = nameIndex()
  if (word.length < 4 || words.has(word) || isEverydayWord(word) || knownStems().has(word))
    return []
  wordsOfNames ??= nearIndexOf([...spellable])
  const near = wordsNear(wordsOfNames, word, word.length < 8 ? 1 : 2)
  const least = Math.min(...near.map(({ distance }) => distance))
  return near.filter(({ distance }) => distance === least).map((one) => one.word)
}

/** So that a phrase of many unknown words costs no more than one. */
const mostSpellings = 12

/** The words with each misspelt one put right, in every way that is as near. */
function respelt(words: readonly string[]): string[][] {
  let ways: string[][] = [[]]
  let changed = false
  for (const word of words) {
    const near = nearWords(word)
    if (near.length > 0) changed = true
    const right = near.length > 0 ? near : [word]
    ways = ways.flatMap((way) => right.map((one) => [...way, one])).slice(0, mostSpellings)
  }
  return changed ? ways : []
}

function byWords(words: readonly string[]): Found {
  if (words.length === 0) return none
  const whole = byName(words)
  if (whole.length > 0) return whole
  const bare = words.filter((word) => !harmlessWords.has(word) && !makers.has(word))
  if (bare.length === 0) return none
  const named = bare.length < words.length ? byName(bare) : none
  if (named.length > 0) return named
  const withoutStates = bare.filter((word) => !stateWords.has(word))
  if (withoutStates.length === 0 || withoutStates.length === bare.length) return none
  const left = bare.filter((word) => stateWords.has(word))
  return byName(withoutStates).filter(({ group }) => left.every((word) => isOwnState(group, word)))
}

function bySpelling(words: readonly string[]): Found {
  const found = byWords(words)
  if (found.length > 0) return found
  const meant = new Set(respelt(words).flatMap((way) => byWords(way).slice(0, 1)))
  // Two foods that are as near are neither.
  return meant.size === 1 ? [...meant] : none
}

interface NamedProduct {
  product: Product
  /** What is said beside it of how it comes to the table, or of which flavour. */
  beside: readonly string[]
}

/** The product that a whole phrase names. */
function productOf(typed: string): NamedProduct | null {
  const tokens = readTokens(typed)
  const [found, ...others] = findProducts(tokens)
  if (!found || found.isGuess || others.length > 0) return null
  const beside = tokens.words.filter(
    (word, at) =>
      (at < found.start || at >= found.end) && !harmlessWords.has(word) && !makers.has(word),
  )
  const isSaid = (word: string) => stateWords.has(word) || flavourWords.has(word)
  return beside.every(isSaid) ? { product: found.product, beside } : null
}

/** Products of these come in many flavours, and are the same on a plate. */
const flavoured: readonly PlainGroup[] = [
  'yogurt',
  'cereal',
  'bar',
  'pastry',
  'pancake-waffle',
  'dessert',
  'drink-sweet',
  'fruit-pouch',
  'hot-cereal',
  'milk',
]

/** Of a maker's name and one of these alone, nobody knows which it is. */
const anyOfAKind = new Set(
  wordsOf('cereal crackers chips cookies biscuits candy cakes snacks puffs bars pops muffins'),
)

/** "Tyson chicken nuggets": a product whose name, without its maker's, is that of a plain food. */
function byProduct(typed: string): Found {
  const named = productOf(typed)
  if (!named) return none
  const { product, beside } = named
  const isSaidOf = ({ group }: PlainFood) =>
    beside.every(
      (word) => isOwnState(group, word) || (flavourWords.has(word) && flavoured.includes(group)),
    )
  const ofMaker = new Set(wordsOf(product.brand))
  const whole = byName(wordsOf(product.name)).filter(isSaidOf)
  if (whole.length > 0) return whole
  const bare = wordsOf(product.name).filter((word) => !ofMaker.has(word))
  return bare.every((word) => anyOfAKind.has(word)) ? none : byWords(bare).filter(isSaidOf)
}

/** What was found without what the product that the phrase names cannot be: a "Cadbury egg" is no egg. */
function ofItsKind(typed: string, found: Found): Found {
  if (found.length === 0) return found
  const product = productOf(typed)?.product
  if (!product) return found
  const bare = wordsOf(typed).filter((word) => !makers.has(word) && !harmlessWords.has(word))
  if (bare.every((word) => anyOfAKind.has(word))) return none
  return found.filter(({ group }) => mayBe(product.category, group))
}

const bracket = /^(.*?)\s*[([](.+?)[)\]]\s*(.*)$/u

/** "crackers (saltines)" is saltines, "pizza (cheese only)" is cheese pizza. */
function byBrackets(typed: string): Found {
  const parts = bracket.exec(typed)
  if (!parts) return none
  const [, before = '', inside = '', after = ''] = parts
  const outside = `${before} ${after}`
  const together = bySpelling([...wordsOf(inside), ...wordsOf(outside)])
  if (together.length > 0) return together
  const [outer, inner] = [bySpelling(wordsOf(outside)), bySpelling(wordsOf(inside))]
  if (inner.length > 0 && outer.length > 0) {
    return inner.some(({ group }) => outer.some((one) => one.group === group)) ? inner : none
  }
  const isRemark = wordsOf(inside).every((word) => harmlessWords.has(word) || makers.has(word))
  return isRemark ? outer : none
}

const joints = /\s+(?:with|and|in|w\/|dipped in)\s+|\s*[&+]\s*/iu

/** "white toast with butter": buttered toast, where a name says so; else the toast. */
function buttered(head: readonly string[]): Found {
  for (let first = 0; first < head.length; first += 1) {
    const found = byName(['butter', ...head.slice(first)])
    if (found.length > 0) return found
  }
  return none
}

/** "nuggets with ketchup" is nuggets: what is put onto a food at the table. */
function withoutCondiments(typed: string): Found {
  const [head, tail, ...rest] = typed.split(joints)
  if (head === undefined || tail === undefined || rest.length > 0) return none
  const onto = wordsOf(tail)
  if (!onto.every((word) => condiments.has(word) || harmlessWords.has(word))) return none
  const spelt = bySpelling(wordsOf(head))
  const found = spelt.length > 0 ? spelt : byProduct(head)
  if (found.length === 0 || !onto.some((word) => butters.has(word))) return found
  const withButter = buttered(wordsOf(head))
  return withButter.length > 0 ? withButter : found
}

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

/** Other pairs that lie apart on a plate: "mangú con huevo", "latkes with applesauce", "manti with yogurt". */
const pairs: readonly (readonly [PlainGroup, readonly PlainGroup[]])[] = [
  ['breaded-meat', ['pasta']],
  ['bread', ['egg']],
  ['egg', ['bread']],
  ['hot-cereal', ['egg']],
  ['potato-fried', ['fruit', 'yogurt', 'egg']],
  ['pancake-waffle', ['fruit', 'yogurt']],
  ['pasta-dish', ['yogurt']],
]

const servedWith = new RegExp(`\\s+(?:${longestFirst(typedNames.words['served-with'])})\\s+`, 'iu')

/**
 * "apple slices with peanut butter" and "schnitzel with rice" are both; "pea soup with ham" is a dish of its own. What
 * is another food after a word of its language than alone is named with that word: "con queso" is no dip.
 */
function byAccompaniment(typed: string): Found {
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
function byParts(typed: string): Found {
  const parts = typed.split(betweenParts)
  if (parts.length < 2) return none
  const found = parts.map((part) => bySpelling(wordsOf(part)))
  if (isOneFilled(found, parts)) return none
  return found.every((one) => one.length > 0) ? found.flat() : none
}

/** "baklava turkish": a food of the kitchen that is named beside it. */
function byKitchen(typed: string): Found {
  const beside = kitchenBeside(wordsOf(typed))
  if (!beside) return none
  const { words, foodsOf } = beside
  return byWords(words).filter(({ cuisines }) => cuisines.some((one) => foodsOf.includes(one)))
}

const emptyBrackets = /[([]\s*[)\]]/gu

const tidied = (typed: string) =>
  shortClaims.reduce(
    (text, [short, long]) => text.replace(short, long),
    withoutLead(
      harmlessPhrases
        .reduce(
          (text, phrase) => text.replace(phrase, ' '),
          withoutGladFaces(withoutRemarks(typed.toLowerCase())).replace(
            besideChips,
            '$1 and oven chips',
          ),
        )
        .replace(emptyBrackets, ' '),
    ),
  )

function find(typed: string): Found {
  const text = tidied(typed)
  if (ownDishes.has(wordsOf(text).join(' '))) return none
  const named = nameIndex().byWords.get(wordsOf(typed).join(' '))
  if (named) return named
  for (const way of [
    () => withoutCondiments(text),
    () => byWords(wordsOf(typed)),
    () => byWords(wordsOf(text)),
    () => byBrackets(text),
    () => byProduct(text),
    () => byAccompaniment(text),
    () => byParts(text),
    () => byKitchen(text),
    () => bySpelling(wordsOf(text)),
  ]) {
    const found = ofItsKind(typed, way())
    if (found.length > 0) return found
  }
  const left = typed.replace(leftOutFood, ' ').trim()
  if (left === '' || left === typed.trim()) return none
  return /\bmeat\b/iu.test(typed) && !/\bmeat\b/iu.test(left)
    ? find(left).filter(({ food }) => !food.origins.some((one) => meats.includes(one)))
    : find(left)
}

/** "Haleem without meat" is no haleem with meat. */
const meats: readonly Origin[] = ['beef', 'pork', 'lamb', 'poultry']

let variants: ReadonlyMap<string, Found> | null = null

function variantsOf(plain: PlainFood): Found {
  variants ??= Map.groupBy(
    plainFoods.filter(({ variantOf }) => variantOf !== null),
    ({ variantOf }) => variantOf ?? '',
  )
  return variants.get(plain.id) ?? none
}

const answers = new Map<string, Found>()
/** So that what parents type never fills the memory of a thread. */
const mostKept = 2000

/**
 * The plain foods that typed words mean, by form and never by what they are made of: the one meant
 * first, then what else the words name, then the variants of these. Empty where none is meant.
 *
 * @example findPlainFoods("McDonald's fries")[0]?.id // 'french-fries'
 * @example findPlainFoods('potato curry') // []
 */
export function findPlainFoods(typed: string): readonly PlainFood[] {
  const before = answers.get(typed)
  if (before) return before
  if (answers.size >= mostKept) answers.clear()
  const meant = find(typed)
  const found = [...new Set([...meant, ...meant.flatMap(variantsOf)])]
  answers.set(typed, found)
  return found
}
