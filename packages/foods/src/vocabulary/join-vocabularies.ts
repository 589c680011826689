import type { Vocabulary } from './vocabulary.ts'

/**
 * One vocabulary with the terms of all, in their order.
 *
 * @example joinVocabularies(fishVocabulary, fishSpecies)
 */
export function joinVocabularies(...all: readonly Vocabulary[]): Vocabulary {
  return {
    itself: all.flatMap(({ itself }) => itself),
    abroad: all.flatMap(({ abroad }) => abroad),
    products: all.flatMap(({ products }) => products),
    dishes: all.flatMap(({ dishes }) => dishes),
    checkLabel: all.flatMap(({ checkLabel }) => checkLabel),
    labelOnly: all.flatMap(({ labelOnly }) => labelOnly),
    innocent: all.flatMap(({ innocent }) => innocent),
  }
}
