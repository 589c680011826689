import { typedNames } from '../../interpret/names/typed-names.ts'
import { cueWords } from '../../vocabulary/cue-words.ts'

/** Words beside a refused food that name none: read only where a food or a word that we do not know stands too. */
export const fillers: ReadonlySet<string> = new Set([
  ...cueWords['beside-refused-foods'],
  ...typedNames.words.link,
])

/** What turns the words after it into what stays. */
export const exceptionWords: ReadonlySet<string> = new Set(cueWords.except)
/** The same in two words. */
export const exceptionPairs: ReadonlySet<string> = new Set(cueWords['except-in-two-words'])
/** Behind a food, they say that it stays: "(fish fingers ok)". */
export const allowedWords: ReadonlySet<string> = new Set(cueWords.allowed)
/** Before a food that stays, in a remark of its own: "dairy, likes cheese". */
export const likedWords: ReadonlySet<string> = new Set(cueWords.liked)
/** What turns both into their opposite. */
export const denyingWords: ReadonlySet<string> = new Set(cueWords.denying)
/** How a food is made ready: "raw carrots". */
export const states: ReadonlyMap<string, 'raw' | 'cooked'> = new Map([
  ...cueWords.raw.map((word) => [word, 'raw'] as const),
  ...cueWords.cooked.map((word) => [word, 'cooked'] as const),
])
