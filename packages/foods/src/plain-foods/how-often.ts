import { typedNames } from '../interpret/names/typed-names.ts'
import { readTokens } from '../tokens/read-tokens.ts'

const seldom = typedNames.words.seldom.map((phrase) => ` ${readTokens(phrase).plain.join(' ')} `)

/**
 * Whether a food, as typed, is eaten now and then.
 *
 * @example isSeldom('bananas (sometimes)') // true
 */
export function isSeldom(typed: string): boolean {
  const words = ` ${readTokens(typed).plain.join(' ')} `
  return seldom.some((phrase) => words.includes(phrase))
}
