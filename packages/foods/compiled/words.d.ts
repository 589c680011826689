import type { AllergenId } from '../src/allergen.ts'
import type { Vocabulary } from '../src/vocabulary/vocabulary.ts'

export declare const allergenWords: Readonly<Record<AllergenId, Vocabulary>>
