import type { DietId } from '../restrictions.ts'
import { listTerms } from '../vocabulary/list-terms.ts'

/** A diet, or any other name for a set of things that stay out. */
export interface ExclusionSet {
  term: string
  names: readonly string[]
  /** The first is the one that is shown; empty where no diet of ours says it. */
  diets: readonly DietId[]
  /** Terms of allergen concepts, kept out as allergies are. */
  concepts: readonly string[]
  /** Single foods, by their own names. */
  foods: readonly string[]
  note: string | null
  /** Set where a clinician has to plan it. */
  clinician: string | null
  /** A set without a diet of ours: what we do, and whom to ask. */
  advice: string | null
}

type Rest = Partial<Omit<ExclusionSet, 'term' | 'names' | 'foods'>> & { foods?: string }

/** Names and foods are separated by commas. */
export function exclusionSet(term: string, names: string, rest: Rest): ExclusionSet {
  return {
    term,
    names: listTerms(names),
    diets: rest.diets ?? [],
    concepts: rest.concepts ?? [],
    foods: listTerms(rest.foods ?? ''),
    note: rest.note ?? null,
    clinician: rest.clinician ?? null,
    advice: rest.advice ?? null,
  }
}
