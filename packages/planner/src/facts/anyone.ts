import type { Restrictions } from '@brightplate/foods/restrictions'

/** Steps are measured; rules of who eats change names alone, which another language takes from its own tables. */
export const anyone: Restrictions = {
  ageYears: 18,
  carefulChewing: false,
  allergens: [],
  diets: [],
  words: [],
}
