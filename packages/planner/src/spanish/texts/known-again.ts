import { englishNames } from '../../texts/english-names.ts'
import { spanishNames } from './spanish-texts.ts'

/** Of each table the Spanish word by the English one. */
function wordsByEnglish(
  english: Readonly<Record<string, string>>,
  spanish: Readonly<Record<string, string>>,
): ReadonlyMap<string, string> {
  return new Map(Object.entries(english).map(([id, word]) => [word, spanish[id] ?? word]))
}

/** A word of one of our tables, known again by its English. */
const wordOf = (table: keyof typeof englishNames) => {
  const words = wordsByEnglish(englishNames[table], spanishNames[table])
  return (english: string): string | null => words.get(english) ?? null
}

export const nutrientWord = wordOf('nutrients')
export const mealSlotWord = wordOf('slots')
export const formulaSlotWord = wordOf('formulaSlots')
export const placeWord = wordOf('places')
export const missingGroupWord = wordOf('missingGroups')
export const guidanceWord = wordOf('guidance')
export const courseWord = wordOf('coursesLeft')
export const limitedWord = wordOf('limited')
export const ageRuleWord = wordOf('ageRules')

const forms = [wordOf('shapes'), wordOf('flavours'), wordOf('preparations')]

/** A shape, flavor or preparation. */
export const formWord = (english: string): string | null => {
  for (const form of forms) {
    const word = form(english)
    if (word !== null) return word
  }
  return null
}
