import { readTokens } from '../tokens/read-tokens.ts'
import { isSeldom } from './how-often.ts'
import {
  harmlessWords,
  likingBefore,
  seldomPhrases,
  shapeWords,
  whenEaten,
} from './words-around-plain-foods.ts'

const bracket = /\s*\(([^()]*)\)/gu

/** Of brackets: which, and of whom. */
const whichOne = new Set(['one', 'certain', 'same', 'specific', 'particular'])

const saysNoFood = (words: string): boolean =>
  isSeldom(words) ||
  readTokens(words).words.every(
    (word) => (harmlessWords.has(word) && !shapeWords.has(word)) || whichOne.has(word),
  )

const ends = /^[\s,;:–-]+|[\s,;:.–-]+$/gu

/**
 * What a parent calls a food, without how often, by whom and of which brand unnamed.
 *
 * @example saidName('He eats bananas (sometimes)') // 'bananas'
 */
export function saidName(typed: string): string {
  const said = typed
    .replace(bracket, (all, words: string) => (saysNoFood(words) ? '' : all))
    .replace(likingBefore, '')
    .replace(seldomPhrases, '')
    .replace(whenEaten, '')
    .replace(/\s{2,}/gu, ' ')
    .replace(ends, '')
  return said === '' ? typed.trim() : said
}
