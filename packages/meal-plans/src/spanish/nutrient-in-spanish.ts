import { spanishNames } from '@brightplate/planner/spanish/texts/spanish-texts'

const names: Readonly<Record<string, string>> = spanishNames.nutrients

/** Spanish names of nutrients by id; one without stays in English. */
export const nutrientInSpanish = (nutrient: string, english: string): string =>
  names[nutrient] ?? english
