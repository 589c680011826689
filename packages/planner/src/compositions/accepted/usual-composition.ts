import type { MealBase } from '@brightplate/recipes/meal-base'
import type { Offered } from '../bases-of.ts'
import type { MealComposition } from '../meal-composition.ts'
import { starches } from '../of-kitchen.ts'
import type { SideOf } from '../parts/part.ts'
import { acceptedPart, sidePart } from './accepted-part.ts'

export const isStarch = ({ candidateFood: { group } }: Offered): boolean => starches.includes(group)

/** One composition as it usually is, accepted foods first and ours in the other places: dal with the child's rice, no potato of ours. */
export function usualComposition(
  pattern: MealBase['usually'][number],
  mates: readonly Offered[],
  sideOf: SideOf,
  turn: number,
  people: number,
): MealComposition {
  const used = new Set<number>()
  return pattern.flatMap((groups, place): MealComposition => {
    const left = mates.filter(({ food }) => !used.has(food.index))
    const asUsual = left.filter(
      ({ candidateFood: { group } }) => group !== null && groups.includes(group),
    )
    const isOfStarch = groups.every((group) => starches.includes(group))
    const fitting = asUsual.length === 0 && isOfStarch ? left.filter(isStarch) : asUsual
    const mate = fitting[turn % Math.max(1, fitting.length)]
    if (mate) {
      used.add(mate.food.index)
      return [acceptedPart(mate, people)]
    }
    const side = sideOf(groups, turn + place)
    return side ? [sidePart(side, people)] : []
  })
}
