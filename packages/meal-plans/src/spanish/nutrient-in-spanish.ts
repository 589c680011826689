import { spanishNames } from '@brightplate/planner/spanish/texts/spanish-texts'

const names: Readonly<Record<string, string>> = spanishNames.nutrients

/** What a nutrient is called, by its id; one without Spanish stays in English. */
export const nutrientInSpanish = (nutrient: string, english: string): string =>
  names[nutrient] ?? english
