import type { PlainFood } from '@brightplate/foods/plain-foods/plain-food'
import { plainFoodOf } from '@brightplate/foods/plain-foods/plain-foods'
import type { Servable } from './part.ts'
import { plainRecipeId } from './plain-dish.ts'

/** The plain food that is served as it is; undefined for a dish of ours, whatever it is called. */
export const plainOf = ({ form, dish }: Pick<Servable, 'form' | 'dish'>): PlainFood | undefined =>
  dish?.recipe.id === plainRecipeId(form) ? plainFoodOf(form) : undefined
