import { plateBases } from '@brightplate/recipes/plate-bases'
import { offersBeside, type PlatesAt, usualPlate } from './accepted-plates.ts'
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
  const plates = rows.flatMap((row) =>
    plain
      .filter(({ group }) => group === row.group)
      .flatMap((candidateFood, turn) =>
        Array.from({ length: Math.min(mostOnBase, row.usually.length) }, (_, index): Plate => {
          const pattern = row.usually[(turn + index) % row.usually.length] ?? []
          const offers = offersBeside(row, accepted, candidateFood)
          const sides = usualPlate(pattern, offers, sideOf, turn + index, people)
          return [main(candidateFood, people), ...sides]
        }),
      ),
  )
  return accepted.length > 0 ? plates.filter(hasAccepted) : plates
}
