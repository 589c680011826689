import type { AllergenForms } from '../src/allergen-forms/allergen-forms.ts'

export declare const allergenForms: AllergenForms
