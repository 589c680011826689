import { findPlainFoods } from './find-plain-foods.ts'
import type { PlainGroup } from './plain-food.ts'
import { leftOutFood } from './words-around/words-around-plain-foods.ts'

/** What may be poured over or put onto another food: the rest is in it, and left out by whoever makes it. */
const putOnto: readonly PlainGroup[] = ['milk', 'plant-drink', 'spread-dip', 'spread', 'syrup']

/** Milk of cereal is any that is poured. */
const likewise: Readonly<Partial<Record<PlainGroup, readonly PlainGroup[]>>> = {
  milk: ['milk', 'plant-drink'],
}

const negation = /^(?:with |but )?(?:no|not|without|w\/o|minus|hold)(?: the| any)? /iu
const joint = /,? (?:or|and)(?: no)? |, ?(?:no )?/iu

/**
 * The groups of food that must not stand beside a safe food, by what a parent said is left out of it.
 *
 * @example leftBeside('dry cereal, no milk') // ['milk', 'plant-drink']
 */
export function leftBeside(typed: string): PlainGroup[] {
  const names = [...typed.matchAll(leftOutFood)].flatMap(([text]) =>
    text.trim().replace(negation, '').split(joint),
  )
  const groups = names.flatMap((name) => {
    const group = findPlainFoods(name)[0]?.group
    return group !== undefined && putOnto.includes(group) ? (likewise[group] ?? [group]) : []
  })
  return [...new Set(groups)]
}
