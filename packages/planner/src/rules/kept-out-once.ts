import type { Food } from '@brightplate/foods/food'
import { type KeptOutReason, keptOut } from '@brightplate/foods/kept-out'
import type { Restrictions } from '@brightplate/foods/restrictions'

const before = new WeakMap<Restrictions, Map<Food, KeptOutReason | null>>()

/** `keptOut` of a food of the tables: a child's restrictions are asked for the same few hundred again and again. */
export function keptOutOnce(food: Food, restrictions: Restrictions): KeptOutReason | null {
  const known = before.get(restrictions) ?? new Map<Food, KeptOutReason | null>()
  before.set(restrictions, known)
  let out = known.get(food)
  if (out === undefined) {
    out = keptOut(food, restrictions)
    known.set(food, out)
  }
  return out
}
