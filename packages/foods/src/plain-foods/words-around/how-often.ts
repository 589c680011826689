import { typedNames } from '../../interpret/names/typed-names.ts'
import { readTokens } from '../../tokens/read-tokens.ts'

const seldom = typedNames.words.seldom.map((phrase) => ({
  phrase,
  words: ` ${readTokens(phrase).plain.join(' ')} `,
}))

/** The phrase that says that a food, as typed, is eaten now and then; null where none does. */
export function saysHowOften(typed: string): string | null {
  const padded = ` ${readTokens(typed).plain.join(' ')} `
  return seldom.find(({ words }) => padded.includes(words))?.phrase ?? null
}

/**
 * Whether a food, as typed, is eaten now and then.
 *
 * @example isSeldom('bananas (sometimes)') // true
 */
export const isSeldom = (typed: string): boolean => saysHowOften(typed) !== null
