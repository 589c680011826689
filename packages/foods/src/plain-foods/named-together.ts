import { findPlainFoods } from './find-plain-foods.ts'
import { plateParts, withOvenChips } from './finding/plate-parts.ts'
import type { PlainFood } from './plain-food.ts'

const between = /\s+(?:and|plus|n|'n'|’n’)\s+|\s*[&+]\s*/iu

/**
 * The foods that a parent names as one, each as it is meant first: "bacon and eggs". Fewer than two where the words
 * are one food, or any part of them is unknown.
 *
 * @example namedTogether('mac and cheese') // []
 */
export function namedTogether(typed: string): readonly PlainFood[] {
  const parts = plateParts(typed) ?? withOvenChips(typed).split(between)
  if (parts.length < 2) return []
  const all = findPlainFoods(typed)
  const found = parts.map((part) => findPlainFoods(part)[0])
  const named = found.filter((one) => one !== undefined && all.includes(one))
  const isEach = named.length === parts.length && named[0] === all[0]
  const foods = named.filter((one) => one !== undefined)
  return isEach && new Set(foods).size === foods.length ? foods : []
}
