import type { Vocabulary } from './vocabulary.ts'

/**
 * A vocabulary of some lists; what is left out is empty.
 *
 * @example vocabularyOf({ itself: ['lupin'] }).innocent // []
 */
export function vocabularyOf(lists: Partial<Vocabulary>): Vocabulary {
  return {
    itself: [],
    abroad: [],
    products: [],
    dishes: [],
    checkLabel: [],
    labelOnly: [],
    innocent: [],
    ...lists,
  }
}
