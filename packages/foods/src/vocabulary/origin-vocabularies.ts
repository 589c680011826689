import { meatWords } from './origins/meat-words.ts'
import { otherOriginWords } from './origins/other-origin-words.ts'
import type { Vocabulary } from './vocabulary.ts'

export const wordOrigins = [
  'pork',
  'beef',
  'lamb',
  'rabbit',
  'poultry',
  'meat',
  'gelatine',
  'animal-rennet',
  'alcohol',
  'honey',
  'insect',
  'scaleless-fish',
  'added-colour',
  'caffeine',
  'cocoa',
  'confectionery',
] as const

/** Origins that diets ask for and that no allergen covers. */
export type WordOrigin = (typeof wordOrigins)[number]

/** The words of each origin. A "product" can come without it when the text says so ("vegan sausage"). */
export const originVocabularies: Readonly<Record<WordOrigin, Vocabulary>> = {
  ...meatWords,
  ...otherOriginWords,
}
