import { nutrientIndex } from '@brightplate/foods/nutrients'
import type { Serving } from '../../dishes/servings-of.ts'

/** Most of a serving that is called low in sodium: 21 CFR 101.61(b)(4). */
const mostMg = 140

/** Whether what the child gets of a food is low in sodium; what has no figure is not known to be. */
export const hasLittleSodium = (serving: Pick<Serving, 'amounts' | 'incomplete'> | null): boolean =>
  serving !== null &&
  !serving.incomplete.includes('sodium_mg') &&
  serving.amounts[nutrientIndex.sodium_mg] <= mostMg
