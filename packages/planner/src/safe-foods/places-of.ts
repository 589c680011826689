import type { PlainGroup } from '@brightplate/foods/plain-foods/plain-food'
import { eatenBeside, mealBases } from '@brightplate/recipes/meal-bases'
import { type Course, courses } from '@brightplate/recipes/recipe'
import { noBase } from '../compositions/bases-of.ts'
import { acceptedCandidates } from '../compositions/candidates/accepted-candidates.ts'
import { mealKindOf } from '../compositions/meal-kind-of.ts'
import type { PlannerProfile } from '../planner-profile.ts'

type Place = 'base' | 'beside'

/** Where a food may stand in a week, by course: a meal is built upon it, or it stands beside others. */
export type Places = ReadonlyMap<Course, Place>

function placeAt(group: PlainGroup | null, course: Course): Place | null {
  const meal = mealKindOf(course)
  if (!meal) return group === 'juice' ? 'base' : null
  if (group === 'juice') return null
  if (group === null) return 'base'
  const rows = mealBases[meal]
  if (!noBase.includes(group) && rows.some((row) => row.group === group)) return 'base'
  const isBeside =
    eatenBeside[meal].includes(group) || rows.some(({ beside }) => beside.includes(group))
  return isBeside ? 'beside' : null
}

/** Asked of what serves a food on a plate, and of the tables that compositions are built by. */
export function placesOf(typed: string, profile: PlannerProfile): Places {
  return new Map(
    courses.flatMap((course): [Course, Place][] => {
      const [candidateFood] = acceptedCandidates({ typed }, course, profile)
      const place = candidateFood ? placeAt(candidateFood.group, course) : null
      return place ? [[course, place]] : []
    }),
  )
}
