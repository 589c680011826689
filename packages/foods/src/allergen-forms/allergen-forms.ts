import { allergenForms as compiled } from '../../compiled/allergen-forms.js'
import type { AllergenId } from '../allergen.ts'

/** What a kitchen is told of an allergen, in one language. */
export interface AllergenForm {
  name: string
  /** Its names on labels and in kitchens. */
  forms: readonly string[]
  /** Dishes that often hold it. */
  found_in: readonly string[]
}

export type AllergenForms = Readonly<
  Record<AllergenId, Readonly<Record<'en' | 'es', AllergenForm>>>
>

/** Of each allergen, for a sheet of paper: `data/allergen-forms.yaml`. */
export const allergenForms: AllergenForms = compiled
