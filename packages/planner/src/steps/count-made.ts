import { markOfCount } from './agree.ts'
import { pluralOf } from './vessel-of.ts'

export const singularOf = (words: string): string =>
  /(?:[^aeiou]ies)$/.test(words)
    ? `${words.slice(0, -3)}y`
    : /(?:ves)$/.test(words)
      ? `${words.slice(0, -3)}f`
      : /(?:ches|shes|xes|sses|oes)$/.test(words)
        ? words.slice(0, -2)
        : words.replace(/s$/, '')

/** At least one is made; of more, as many as the nearest whole number. */
export const piecesMade = (made: number): number => Math.max(1, Math.round(made))

/** "8 thin patties" of what a recipe makes, "1 thin patty" of less; with a mark for `agree`. */
export function countMade(made: number, pieces: string): string {
  const count = piecesMade(made)
  return `${count} ${count === 1 ? singularOf(pieces) : pieces}${markOfCount(count)}`
}

/** "2 sheets (12 fingers each)" for 24 fingers; "a sheet" where one holds them all. */
export function countVessels(made: number, each: number, vessel: string, pieces: string): string {
  const all = piecesMade(made)
  const count = Math.ceil(all / each)
  if (count <= 1) return `a ${vessel}`
  return `${count} ${pluralOf(vessel)} (${Math.ceil(all / count)} ${pieces} each)`
}
