import type { PlainFood } from '@brightplate/foods/plain-foods/plain-food'
import { plainFoodOf } from '@brightplate/foods/plain-foods/plain-foods'
import type { CandidateFood } from './part.ts'
import { plainRecipeId } from './plain-dish.ts'

/** The plain food that is served as it is; undefined for a dish of ours, whatever it is called. */
export const plainOf = ({
  form,
  dish,
}: Pick<CandidateFood, 'form' | 'dish'>): PlainFood | undefined =>
  dish?.recipe.id === plainRecipeId(form) ? plainFoodOf(form) : undefined
