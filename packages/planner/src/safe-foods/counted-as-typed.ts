import { findProducts } from '@brightplate/foods/products/find-products'
import { readTokens } from '@brightplate/foods/tokens/read-tokens'
import type { PlannerProfile } from '../planner-profile.ts'
import { type Counted, type CountedLimitId, forEachLimit } from '../rules/counted-limits.ts'
import { phraseOf } from './known-food.ts'

/** Words by which a food that we do not know may be of a kind that is counted over days. */
const countedWords: Readonly<Record<CountedLimitId, RegExp>> = {
  'fish-meals': /\b(fish|tuna|salmon|cod|sushi|shrimp|prawn|crab|sardine|mackerel)\b/,
  // What is made without gluten is mostly made of rice.
  'rice-dishes': /\b(rice|risotto|sushi|congee|gluten free|gf)\b/,
  juice: /\b(juice|smoothie|cordial)\b/,
  cocoa: /\b(chocolate|choc|cocoa|nutella|brownie)\b/,
  'cows-milk': /\b(milk|milkshake|latte)\b/,
}

/**
 * What a safe food counts that is known by its words alone: all that a day allows of
 * an amount, one of a dish.
 */
export function countedAsTyped(typed: string, profile: PlannerProfile): Counted {
  const products = findProducts(readTokens(typed)).map(({ product }) => product)
  const names = [typed, ...products.map(({ name }) => name)].map(phraseOf)
  // "Udi's bread" is told by its other name alone; "gold fish" are no fish.
  const isGlutenFree = products.some(({ also }) => also.some((name) => /gluten free/.test(name)))
  const holdsCocoa = products.some(({ holds, oftenHolds }) =>
    [...holds.marks, ...oftenHolds.marks].includes('cocoa'),
  )
  return forEachLimit(({ id, most, oncePerDish }) => {
    const isHeld = (id === 'cocoa' && holdsCocoa) || (id === 'rice-dishes' && isGlutenFree)
    if (!isHeld && !names.some((name) => countedWords[id].test(name))) return 0
    return oncePerDish ? 1 : (most(profile) ?? 0)
  })
}
