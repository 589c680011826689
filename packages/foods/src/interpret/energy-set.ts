import { readTokens } from '../tokens/read-tokens.ts'
import { typedNames } from './names/typed-names.ts'

const { words } = typedNames

/** What may stand in such a tag, the longest phrases first: "no more than" is one, "no" none. */
const phrases = (['energy-unit', 'clinician', 'beside-energy'] as const)
  .flatMap((list) => words[list].map((term) => ({ list, plain: readTokens(term).plain })))
  .toSorted((a, b) => b.plain.length - a.plain.length)

/** "1,400" and "1 400" in one piece, "1400kcal" and "1400-1600" in several. */
const spaced = (tag: string): string =>
  tag
    .replaceAll(/(?<![\d.,])(\d)[., ](\d{3})(?![\d.,]*\d)/gu, '$1$2')
    .replaceAll(/(?<=\d)(?=\p{L})/gu, ' ')
    .replaceAll(/(?<=\d)\s*[-–—]\s*(?=\d)/gu, ' to ')

const figure = /^\d{3,4}$/u

/** The kinds of its words, or null where one is of none. */
function listsIn(plain: readonly string[]): Set<string> | null {
  const lists = new Set<string>()
  for (let at = 0; at < plain.length; ) {
    if (figure.test(plain[at] ?? '')) {
      at += 1
      continue
    }
    const found = phrases.filter((one) => one.plain.every((word, nth) => plain[at + nth] === word))
    const [longest] = found
    if (!longest) return null
    for (const { list, plain: own } of found)
      if (own.length === longest.plain.length) lists.add(list)
    at += longest.plain.length
  }
  return lists
}

/**
 * Kcal a day that a whole tag says a clinician has set, of "1,400 to 1,600" the middle; null where it does not
 * say so, names no clinician, or says anything else as well.
 * @example energySet('1400 kcal per day from our dietitian') // 1400
 */
export function energySet(tag: string): number | null {
  const { plain } = readTokens(spaced(tag))
  const lists = listsIn(plain)
  if (!lists?.has('energy-unit') || !lists.has('clinician')) return null
  const [first, second = first, ...more] = plain.filter((word) => figure.test(word)).map(Number)
  if (first === undefined || second === undefined || more.length > 0 || second < first) return null
  return Math.round((first + second) / 2)
}
