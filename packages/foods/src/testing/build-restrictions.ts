import type { Restrictions } from '../restrictions.ts'

/** Of a child of 8 without any restriction, but for the changes. */
export const buildRestrictions = (changes: Partial<Restrictions> = {}): Restrictions => ({
  ageYears: 8,
  carefulChewing: false,
  allergens: [],
  diets: [],
  words: [],
  ...changes,
})
