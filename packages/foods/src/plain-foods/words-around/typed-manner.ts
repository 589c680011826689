import { leftOutFood, mannerPhrases } from './words-around-plain-foods.ts'

/**
 * How a parent says that a food is served, in the parent's words; null where nothing is said of it.
 *
 * @example typedManner('toast, no crust') // 'no crust'
 */
export function typedManner(typed: string): string | null {
  const found = [...mannerPhrases, leftOutFood].flatMap((phrase) =>
    [...typed.matchAll(phrase)].map(({ index, 0: text }) => ({ index, text: text.trim() })),
  )
  if (found.length === 0) return null
  return found
    .toSorted((one, other) => one.index - other.index)
    .map(({ text }) => text.toLowerCase().replace(/^but /u, ''))
    .join(', ')
}
