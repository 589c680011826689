import { typedNames } from '../names/typed-names.ts'

/** Words that name no food by themselves: an unknown allergy is not excluded by them. */
export const stopWords: ReadonlySet<string> = new Set(typedNames.words.stop)

/** Said around what matters. They may be passed over only beside a reading that stands. */
export const fillerWords: ReadonlySet<string> = new Set(typedNames.words.filler)

const spelt: ReadonlySet<string> = new Set(
  [...typedNames.words.stop, ...typedNames.words.filler].map((word) => word.normalize('NFC')),
)

const isAccented = (word: string) => /[\u0300-\u036f]/u.test(word.normalize('NFD'))

/** Whether a word is small as it was typed: with accents only where it is written so, "mè" is no "me". */
export const isSmall = (plain: string, asTyped: string): boolean =>
  (stopWords.has(plain) || fillerWords.has(plain)) &&
  (!isAccented(asTyped) || spelt.has(asTyped.normalize('NFC').toLowerCase()))
