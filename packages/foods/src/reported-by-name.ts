import { typedNames } from './interpret/names/typed-names.ts'
import { readTokens } from './tokens/read-tokens.ts'

const stems = (text: string) => readTokens(text).words.join(' ')

const named: ReadonlySet<string> = new Set(typedNames.words['by-name'].map(stems))

/** "e471", "ins 471". */
const isNumber = (term: string) => /^(?:e|ins) ?\d{3,4}[a-z]*$/iu.test(term)

/**
 * Whether something that is excluded is no fact of our foods: an additive or a trace. What names it stays out,
 * and the rest cannot be checked.
 *
 * @example isReportedByName('lecithin') // true
 */
export const isReportedByName = (term: string): boolean => isNumber(term) || named.has(stems(term))

/**
 * How something that is excluded by its name is called: by the number that was typed, too.
 *
 * @example reportedName({ term: 'diglyceride', words: ['diglyceride', 'e471'] }) // 'diglyceride (E471)'
 */
export function reportedName({ term, words }: { term: string; words: readonly string[] }): string {
  const number = words.find(isNumber)?.toUpperCase()
  if (number === undefined) return term
  return isNumber(term) ? number : `${term} (${number})`
}
