import { makers } from '../../plain-foods/words-around/words-around-plain-foods.ts'
import { stemWord } from '../../tokens/stems/stem-word.ts'
import { typedNames } from '../names/typed-names.ts'

const { words } = typedNames

const besideLiking: ReadonlySet<string> = new Set(
  words['beside-liking'].flatMap((term) => term.split(' ')),
)

const known: ReadonlySet<string> = new Set(
  [
    words.dish,
    words['beside-dish'],
    words.cooking,
    words.occasion,
    words.limiting,
    words['beside-liking'],
  ].flatMap((list) => list.flatMap((term) => term.split(' '))),
)

/** What links a dish to what goes with it: "toast with butter", where "red with butter" is no dish. */
export const wishLinks: ReadonlySet<string> = new Set(['with', 'w', 'on', 'in', 'from'])

/** Whether a word may stand beside a food that is wished for, and tells nothing else of it. */
export const isWishWord = (word: string): boolean =>
  known.has(word) || makers.has(stemWord(word)) || /^\d/u.test(word)

/** Whether a word is no part of the name of what is wished for. */
export const isBesideLiking = (word: string): boolean => besideLiking.has(word)
