import { kindsByWord } from '../../compiled/food-groups.js'
import type { PlainGroup } from '../plain-foods/plain-food.ts'
import { findProducts } from '../products/find-products.ts'
import { readTokens } from '../tokens/read-tokens.ts'

/** What products of a category are. */
export interface KindsOfCategory {
  /** What one is of which no plain food is known; absent where that cannot be told. */
  is?: PlainGroup | undefined
  /** What else it may be; absent where it may be any. */
  or?: readonly PlainGroup[] | undefined
}

/** Words and categories of products, and the kind of thing on a plate that each tells of. */
export interface KindsByWord {
  words: readonly (readonly [string, PlainGroup])[]
  categories: readonly (readonly [string, KindsOfCategory])[]
}

const phraseOf = (text: string): string => readTokens(text).words.join(' ')

const ofWord = kindsByWord.words.map(([word, group]) => ({ word: ` ${phraseOf(word)} `, group }))
const ofCategory = new Map(kindsByWord.categories)

/** What a food has with it, or is like, and not what it is. */
const afterHead = /\s(?:with|without|on|in|from|of|but|no|not|dipped|covered)\s.*$|[(,;].*$/iu

/** An apple crisp is a dessert; apple crisps are dried slices. */
const crisps = /\bcrisps\s*$/i

function groupOfWords(name: string): PlainGroup | null {
  const isDried = crisps.test(name)
  const phrase = ` ${phraseOf(name)} `
  let found: PlainGroup | null = null
  let end = -1
  let length = 0
  for (const { word, group } of ofWord) {
    const at = phrase.lastIndexOf(word)
    const until = at + word.length
    if (
      at < 0 ||
      (isDried && group === 'dessert') ||
      until < end ||
      (until === end && word.length <= length)
    )
      continue
    found = group
    end = until
    length = word.length
  }
  return found
}

/**
 * The kind of thing on a plate that a typed food is whose form we do not know: by the last telling word of what it
 * is called, else by the category of its product; null where neither tells. `data/kinds-by-word.yaml`, compiled.
 */
export function kindByWord(typed: string): PlainGroup | null {
  const head = typed.replace(afterHead, '')
  const named = groupOfWords(head === '' ? typed : head)
  if (named) return named
  const [product] = findProducts(readTokens(typed)).filter(({ isGuess }) => !isGuess)
  return product ? (ofCategory.get(product.product.category)?.is ?? null) : null
}
