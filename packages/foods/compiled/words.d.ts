import type { AllergenId } from '../src/allergen.ts'
import type { AgeSubject } from '../src/vocabulary/age-subjects.ts'
import type { ChokingWords } from '../src/vocabulary/choking-words.ts'
import type { Composite } from '../src/vocabulary/composite.ts'
import type { CueId } from '../src/vocabulary/cue-ids.ts'
import type { Vocabulary } from '../src/vocabulary/vocabulary.ts'
import type { WordOrigin } from '../src/vocabulary/word-origins.ts'

type Table<Value> = Readonly<Record<string, Value>>

export declare const allergenWords: Readonly<Record<AllergenId, Vocabulary>>
export declare const originWords: Readonly<Record<WordOrigin, Vocabulary>>
export declare const ageWords: Readonly<Record<AgeSubject, Vocabulary>>
/** By the word that parents type. */
export declare const singleFoodWords: Table<Vocabulary>
export declare const chokingWords: readonly ChokingWords[]
export declare const cueWords: Readonly<Record<CueId, readonly string[]>>
export declare const composites: readonly Composite[]
/** Stems of compounds, each with the term that it stands for. */
export declare const compoundStems: Readonly<Record<'heads' | 'tails' | 'inflected', Table<string>>>
/** What a claim frees: subjects by the name that is claimed, and by the word that claims. */
export declare const freeClaims: Readonly<Record<'names' | 'words', Table<readonly string[]>>>
