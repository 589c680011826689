import { listTerms } from './list-terms.ts'
import type { Vocabulary } from './vocabulary.ts'

/**
 * A vocabulary from comma-separated texts; what is left out is empty.
 *
 * @example vocabularyOf({ itself: 'lupin, lupine' }).itself // ['lupin', 'lupine']
 */
export function vocabularyOf(texts: Partial<Record<keyof Vocabulary, string>>): Vocabulary {
  return {
    itself: listTerms(texts.itself ?? ''),
    abroad: listTerms(texts.abroad ?? ''),
    products: listTerms(texts.products ?? ''),
    dishes: listTerms(texts.dishes ?? ''),
    checkLabel: listTerms(texts.checkLabel ?? ''),
    labelOnly: listTerms(texts.labelOnly ?? ''),
    innocent: listTerms(texts.innocent ?? ''),
  }
}
