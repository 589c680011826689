import { typedNames } from '../names/typed-names.ts'

const { words } = typedNames

/** Said with a food that is wished for: when, how often, how kindly. None of them tells of a refusal. */
export const occasionWords: ReadonlySet<string> = new Set(words.occasion)

/** Said where other kinds of a food may not be meant: "oat milk only". */
export const limitingWords: ReadonlySet<string> = new Set(words.limiting)
