import { mealBases } from '@brightplate/recipes/meal-bases'
import type { CompositionsAt } from './accepted/compositions-on.ts'
import { offersBeside } from './accepted/mates-of.ts'
import { usualComposition } from './accepted/usual-composition.ts'
import { isDrunk } from './bases-of.ts'
import type { Candidates } from './candidates/candidates.ts'
import type { MealComposition } from './meal-composition.ts'
import type { CandidateFood, SideOf } from './parts/part.ts'
import { rowAt } from './side-at-dinner.ts'

export const main = (candidateFood: CandidateFood, people: number): MealComposition[number] => ({
  role: 'main',
  safeFood: null,
  candidateFood,
  people,
})

/** Compositions that are tried on one food. */
const mostOnBase = 2

const hasAccepted = (composition: MealComposition) =>
  composition.some(({ role }) => role === 'accepted')

/**
 * Compositions of plain foods as most children have them: each food with what usually stands beside it, what
 * the child is known to eat first. One that nothing usually stands beside is built upon for no child
 * who did not name it. Where foods are named, a composition without any of them is none.
 */
export function ordinaryCompositions(
  { plain, accepted }: Pick<Candidates, 'plain' | 'accepted'>,
  { course, meal, isFruitASide }: CompositionsAt,
  sideOf: SideOf,
  people: number,
): MealComposition[] {
  const rows = mealBases[meal]
    .filter(({ only }) => only === undefined || only === course)
    .map((row) => rowAt(row, sideOf, isFruitASide))
  const solid = plain.filter((candidateFood) => meal === 'snack' || !isDrunk(candidateFood))
  const bases = solid.some(({ group }) => rows.some((row) => row.group === group)) ? solid : plain
  const compositions = rows.flatMap((row) =>
    bases
      .filter(({ group }) => group === row.group)
      .flatMap((candidateFood, turn) => {
        const offers = offersBeside(row, accepted, candidateFood)
        const beside: SideOf = (groups, index) => sideOf(groups, index, candidateFood)
        const first = turn % row.usually.length
        const turned = [...row.usually.slice(first), ...row.usually.slice(0, first)]
        const all = turned.map((pattern, index) => {
          const sides = usualComposition(pattern, offers, beside, turn + index, people)
          return {
            composition: [main(candidateFood, people), ...sides],
            lacks: pattern.length - sides.length,
          }
        })
        // Puri and applesauce is no lunch where puri, egg and vegetables may be one.
        const least = Math.min(...all.map(({ lacks }) => lacks))
        return all
          .filter(({ lacks }) => meal !== 'lunch-and-dinner' || lacks === least)
          .slice(0, mostOnBase)
          .map(({ composition }) => composition)
      }),
  )
  return accepted.length > 0 ? compositions.filter(hasAccepted) : compositions
}
