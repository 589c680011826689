import type { Origin } from '../food.ts'
import { withoutGladFaces } from '../interpret/words/faces.ts'
import { byAccompaniment } from './finding/by-accompaniment.ts'
import { byBrackets, byParts } from './finding/by-parts.ts'
import { byProduct, ofItsKind } from './finding/by-product.ts'
import { bySpelling, byWords } from './finding/by-words.ts'
import { type Found, none } from './finding/found.ts'
import { byPlate, withOvenChips } from './finding/plate-parts.ts'
import { withoutCondiments } from './finding/without-condiments.ts'
import { withoutUnreadRemarks } from './finding/without-unread-remarks.ts'
import { kitchenBeside } from './kitchen-beside.ts'
import { nameIndex, wordsOf, writtenAs } from './name-index.ts'
import type { PlainFood } from './plain-food.ts'
import { plainFoods } from './plain-foods.ts'
import { claimsWrittenOut } from './words-around/claims-written-out.ts'
import { withoutLead, withoutRemarks } from './words-around/without-lead.ts'
import { harmlessPhrases, leftOutFood, ownDishes } from './words-around/words-around-plain-foods.ts'

/** "baklava turkish": a food of the kitchen that is named beside it. */
function byKitchen(typed: string): Found {
  const beside = kitchenBeside(wordsOf(typed))
  if (!beside) return none
  const { words, foodsOf } = beside
  return byWords(words).filter(({ cuisines }) => cuisines.some((one) => foodsOf.includes(one)))
}

const emptyBrackets = /[([]\s*[)\]]/gu

const tidied = (typed: string) =>
  claimsWrittenOut(
    withoutLead(
      harmlessPhrases
        .reduce(
          (text, phrase) => text.replace(phrase, ' '),
          withOvenChips(withoutGladFaces(withoutRemarks(typed.toLowerCase()))),
        )
        .replace(emptyBrackets, ' '),
    ),
  )

function find(typed: string): Found {
  const text = tidied(typed)
  if (ownDishes.has(wordsOf(text).join(' '))) return none
  const written = nameIndex().byWriting.get(writtenAs(typed))
  if (written) return written
  const named = nameIndex().byWords.get(wordsOf(typed).join(' '))
  if (named) return named
  for (const way of [
    () => byPlate(text),
    () => withoutCondiments(text),
    () => byWords(wordsOf(typed)),
    () => byWords(wordsOf(text)),
    () => byBrackets(text),
    () => byProduct(text),
    // a whole name misspelt is nearer than its halves: "arros con leche"
    () => bySpelling(wordsOf(text)),
    () => byAccompaniment(text),
    () => byParts(text),
    () => byKitchen(text),
  ]) {
    const found = ofItsKind(typed, way())
    if (found.length > 0) return found
  }
  const bare = withoutUnreadRemarks(typed)
  if (bare !== '' && bare !== typed.trim()) return find(bare)
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
/** Bounds the cache of typed words in a thread. */
const maxCached = 2000

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
  if (answers.size >= maxCached) answers.clear()
  const meant = find(typed)
  const found = [...new Set([...meant, ...meant.flatMap(variantsOf)])]
  answers.set(typed, found)
  return found
}
