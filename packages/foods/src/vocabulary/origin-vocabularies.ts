import { originWords } from '../../compiled/words.js'
import type { Vocabulary } from './vocabulary.ts'
import type { WordOrigin } from './word-origins.ts'

/** The words of each origin. A "product" can come without it when the text says so ("vegan sausage"). */
export const originVocabularies: Readonly<Record<WordOrigin, Vocabulary>> = originWords
