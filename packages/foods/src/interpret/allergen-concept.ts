import type { AllergenId } from '../allergen.ts'
import type { DietId } from '../restrictions.ts'
import { frequentMisspellings } from '../spelling/frequent-misspellings.ts'
import { listTerms } from '../vocabulary/list-terms.ts'
import { allergenComponents, foodComponents } from './allergen-components.ts'
import { namesAbroad } from './names-abroad.ts'
import type { AskedAbout } from './questions.ts'

/** A thing that parents name as an allergy, by its plain English names. */
export interface AllergenConcept {
  term: string
  names: readonly string[]
  allergens: readonly AllergenId[]
  examples: readonly string[]
  note: string | null
  /** A tag that keeps more out, where some families need that. */
  offer: string | null
  /** Concepts that are kept out with it until a question is answered. */
  asksAbout: readonly AskedAbout[]
  /** Diets that carry what allergens cannot say, such as certified oats. */
  diets: readonly DietId[]
  /** Single foods kept out with it. */
  foods: readonly string[]
}

/** Names and examples are separated by commas. */
export function concept(
  term: string,
  names: string,
  allergens: readonly AllergenId[],
  examples: string,
  more: Partial<Pick<AllergenConcept, 'note' | 'offer' | 'asksAbout' | 'diets' | 'foods'>> = {},
): AllergenConcept {
  return {
    term,
    names: listTerms(
      `${names}, ${Object.values(namesAbroad[term] ?? {}).join(', ')}, ${allergenComponents[term] ?? foodComponents[term] ?? ''}, ${frequentMisspellings[term] ?? ''}`,
    ),
    allergens,
    examples: listTerms(examples),
    note: more.note ?? null,
    offer: more.offer ?? null,
    asksAbout: more.asksAbout ?? [],
    diets: more.diets ?? [],
    foods: more.foods ?? [],
  }
}
