import { plateBases } from '@brightplate/recipes/plate-bases'
import { offersBeside, type PlatesAt, usualPlate } from './accepted-plates.ts'
import { isDrunk } from './bases-of.ts'
import type { Candidates } from './candidates/candidates.ts'
import type { CandidateFood, SideOf } from './parts/part.ts'
import type { Plate } from './plate.ts'
import { rowAt } from './side-at-dinner.ts'

export const main = (candidateFood: CandidateFood, people: number): Plate[number] => ({
  role: 'main',
  safeFood: null,
  candidateFood,
  people,
})

/** Plates that are tried on one food. */
const mostOnBase = 2

const hasAccepted = (plate: Plate) => plate.some(({ role }) => role === 'accepted')

/**
 * Plates of plain foods as most children have them: each food with what usually stands beside it, what
 * the child is known to eat first. One that nothing usually stands beside is built upon for no child
 * who did not name it. Where foods are named, a plate without any of them is none.
 */
export function ordinaryPlates(
  { plain, accepted }: Pick<Candidates, 'plain' | 'accepted'>,
  { course, meal, isFruitASide }: PlatesAt,
  sideOf: SideOf,
  people: number,
): Plate[] {
  const rows = plateBases[meal]
    .filter(({ only }) => only === undefined || only === course)
    .map((row) => rowAt(row, sideOf, isFruitASide))
  const solid = plain.filter((candidateFood) => meal === 'snack' || !isDrunk(candidateFood))
  const bases = solid.some(({ group }) => rows.some((row) => row.group === group)) ? solid : plain
  const plates = rows.flatMap((row) =>
    bases
      .filter(({ group }) => group === row.group)
      .flatMap((candidateFood, turn) => {
        const offers = offersBeside(row, accepted, candidateFood)
        const beside: SideOf = (groups, place) => sideOf(groups, place, candidateFood)
        const all = row.usually.map((_, index) => {
          const pattern = row.usually[(turn + index) % row.usually.length] ?? []
          const sides = usualPlate(pattern, offers, beside, turn + index, people)
          return {
            plate: [main(candidateFood, people), ...sides],
            lacks: pattern.length - sides.length,
          }
        })
        // Puri and applesauce is no lunch where puri, egg and vegetables may be one.
        const least = Math.min(...all.map(({ lacks }) => lacks))
        return all
          .filter(({ lacks }) => meal !== 'lunch-and-dinner' || lacks === least)
          .slice(0, mostOnBase)
          .map(({ plate }) => plate)
      }),
  )
  return accepted.length > 0 ? plates.filter(hasAccepted) : plates
}
