import { allergenWords } from '../../compiled/words.js'
import type { AllergenId } from '../allergen.ts'
import type { Vocabulary } from './vocabulary.ts'

/** The words of every allergen: the files of `data/allergens`, compiled. */
export const allergenVocabularies: Readonly<Record<AllergenId, Vocabulary>> = allergenWords
