import { ageWords } from '../../compiled/words.js'
import { originVocabularies } from '../vocabulary/origin-vocabularies.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'

/** Words that no age group, or a young one, is to be given. The rules say who and where. */
export const ageVocabularies: ReadonlyMap<string, Vocabulary> = new Map(
  Object.entries({
    ...ageWords,
    caffeine: originVocabularies.caffeine,
    cocoa: originVocabularies.cocoa,
  }),
)
