/** What an entry is in a sentence: it decides where its English stands. */
export type ReadAsKind =
  /** A food: what follows it tells its kind. */
  | 'names'
  /** Said behind a food, in English before it. */
  | 'qualities'
  /** Said behind a food in both languages. */
  | 'after'
  /** An amount or a shape: "rebanada de". */
  | 'measures'
  /** What is done; "lo", "las" and "les" may hang on it. */
  | 'verbs'
  /** Between foods: "y", "con". */
  | 'joins'
  /** Said whole, wherever it stands. */
  | 'plain'

/** `data/words/es-US/read-as`: Spanish words with the English that they are judged by. */
export interface ReadAsWords {
  entries: readonly (readonly [spanish: string, english: string, kind: ReadAsKind])[]
  /** Words that name no food. */
  words: readonly string[]
  /** Names that English has as Spanish does: they are read as they stand. */
  loans: readonly string[]
}
