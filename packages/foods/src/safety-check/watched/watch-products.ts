import { oftenPrefix } from '../../products/product-lexicon.ts'
import { type DietId, keepsMeatFromDairy, type Restrictions } from '../../restrictions.ts'
import { addWatch, type Watch } from './watched-subjects.ts'

/**
 * Adds what the names of products tell beyond single words: what some kinds of them hold counts for every
 * rule, meat of a product bears no certificate, and what may choke keeps its shape.
 */
export function watchProducts(restrictions: Restrictions, watches: Map<string, Watch[]>): void {
  const watch = (subject: string, one: Watch) => {
    addWatch(watches, subject, one)
  }
  const byDiet = (id: DietId): Watch => ({ rule: 'diet', id, labelsCount: true })
  for (const id of ['halal', 'kosher'] as const) {
    if (restrictions.diets.includes(id)) watch('product:uncertified-meat', byDiet(id))
  }
  const separatingDiet = keepsMeatFromDairy(restrictions.diets)
  if (separatingDiet) watch('product:meat-with-milk', byDiet(separatingDiet))
  if (restrictions.carefulChewing) {
    watch('product:choking', { rule: 'age', id: 'choking', labelsCount: true })
  }
  for (const [subject, ones] of [...watches]) {
    for (const one of ones) watch(`${oftenPrefix}${subject}`, { ...one, labelsCount: true })
  }
}
