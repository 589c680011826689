import type { Vocabulary } from './vocabulary.ts'

/** A food that a child who chews with difficulty can choke on: a file of `data/choking`. */
export interface ChokingWords {
  id: string
  words: Vocabulary
  /** Words in the same text that make it safe, folded; empty when nothing does. */
  safeWhen: readonly string[]
  /** Cooking makes it safe, where a step says so. */
  softensWhenCooked: boolean
}
