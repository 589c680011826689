import type { PlainGroup } from '@brightplate/foods/plain-foods/plain-food'
import { ownStarch } from '@brightplate/recipes/meal-bases'
import type { MealComposition } from './meal-composition.ts'
import { starches } from './of-kitchen.ts'
import type { CandidateFood } from './parts/part.ts'
import { plainOf } from './parts/plain-of.ts'

const ids: ReadonlySet<string> = new Set(ownStarch)

/** What is made of a starch is one, too, beside food that has its own. */
const secondStarches: readonly (PlainGroup | null)[] = [...starches, 'rice-dish', 'pasta-dish']

type Eaten = Pick<CandidateFood, 'form' | 'dish' | 'group'>

/** Whether it has its bread, rice or potato in it, made at home too: rfissa, pho, pierogi. */
export function hasOwnStarch(candidateFood: Eaten): boolean {
  const plain = plainOf(candidateFood)
  if (plain) return ids.has(plain.variantOf ?? plain.id)
  return candidateFood.dish?.recipe.standsFor.some((id) => ids.has(id)) ?? false
}

/** Whether it is a starch too many beside food that has its own. */
export const isSecondStarch = (candidateFood: Eaten): boolean =>
  secondStarches.includes(candidateFood.group) || hasOwnStarch(candidateFood)

/** No bread stands beside rfissa, and no rice beside fufu. */
export const areTwoStarches = (one: Eaten, other: Eaten): boolean =>
  (hasOwnStarch(one) && isSecondStarch(other)) || (hasOwnStarch(other) && isSecondStarch(one))

/** Whether nothing in a composition is a starch beside what has its own. */
export const hasOneStarch = (composition: MealComposition): boolean =>
  composition.every((part, index) =>
    composition
      .slice(index + 1)
      .every((other) => !areTwoStarches(part.candidateFood, other.candidateFood)),
  )
