import { typedNames } from '../names/typed-names.ts'

/** Words that name no food by themselves: an unknown allergy is not kept out by them. */
export const stopWords: ReadonlySet<string> = new Set(typedNames.words.stop)

/** Said around what matters. They may be passed over only beside a reading that stands. */
export const fillerWords: ReadonlySet<string> = new Set(typedNames.words.filler)
