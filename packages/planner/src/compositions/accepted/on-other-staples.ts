import type { Offered } from '../bases-of.ts'
import type { MealComposition } from '../meal-composition.ts'
import { kitchenSides, starches } from '../of-kitchen.ts'
import type { SideOf } from '../parts/part.ts'
import { acceptedPart, sidePart } from './accepted-part.ts'
import { isStarch } from './usual-composition.ts'

const otherThanRice = starches.filter((group) => group !== null && group !== 'rice')

/**
 * Rice is one dish a day: where a child's own starch is rice alone, what its kitchen eats it with stands on other
 * staples of that kitchen too: char siu and mantou, with bok choy.
 */
export function onOtherStaples(
  base: MealComposition[number],
  mates: readonly Offered[],
  sideOf: SideOf,
  turn: number,
  people: number,
): MealComposition[] {
  const eaten = mates.filter(isStarch)
  const isOfRice = eaten.every(({ candidateFood: { group } }) => group === 'rice')
  if (eaten.length === 0 || !isOfRice || !kitchenSides(base.candidateFood)) return []
  const staple = sideOf(otherThanRice, turn)
  if (!staple) return []
  const upon: MealComposition = [base, sidePart(staple, people)]
  const rest = mates.filter((mate) => !isStarch(mate))
  const mate = rest[turn % Math.max(1, rest.length)]
  return mate ? [[...upon, acceptedPart(mate, people)], upon] : [upon]
}
