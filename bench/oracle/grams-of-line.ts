/** At its end beside a household measure; at its start where the measure is grams. */
const printedGrams = /\(([\d.]+) g\)$|^(\d+) g /

/** The grams that a line prints, or null. */
export function gramsOfLine(line: string): number | null {
  const match = printedGrams.exec(line)
  return match ? Number(match[1] ?? match[2]) : null
}

/** Most by which a printed weight may differ from the exact one: whole grams from 10 g on. */
export const printedError = (grams: number): number => (grams >= 10 ? 0.5 : 0.05)
