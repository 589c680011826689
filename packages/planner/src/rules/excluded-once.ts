import { type ExclusionReason, excluded } from '@brightplate/foods/exclusion'
import type { Food } from '@brightplate/foods/food'
import type { Restrictions } from '@brightplate/foods/restrictions'

const before = new WeakMap<Restrictions, Map<Food, ExclusionReason | null>>()

/** `excluded` of a food of the tables: a child's restrictions are asked for the same few hundred again and again. */
export function excludedOnce(food: Food, restrictions: Restrictions): ExclusionReason | null {
  const known = before.get(restrictions) ?? new Map<Food, ExclusionReason | null>()
  before.set(restrictions, known)
  let out = known.get(food)
  if (out === undefined) {
    out = excluded(food, restrictions)
    known.set(food, out)
  }
  return out
}
