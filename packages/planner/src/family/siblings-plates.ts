import type { Course } from '@brightplate/recipes/recipe'
import type { Part } from '../compositions/parts/part.ts'
import { partName } from '../compositions/parts/part-name.ts'
import { within } from '../compositions/parts/within.ts'
import type { PlannedPlate } from '../plan-document.ts'
import type { PlannerProfile, Sibling } from '../planner-profile.ts'
import { say } from '../texts/english.ts'
import { leavesOut } from './leaves-out.ts'

/** Whether a part is offered to a sibling at all: not what is prepared separately or for the child alone, nor a taste. */
function isOfferedTo(
  { candidateFood, role, people, forOthers }: Part,
  { childId }: Sibling,
): boolean {
  if (candidateFood.preparedSeparately || role === 'learning') return false
  if (forOthers) return forOthers.childIds?.includes(childId) ?? true
  return people > 1
}

/** Whether a sibling eats of a part. A food as typed is the child's own word, and not checked for another. */
export function isOnPlateOf(part: Part, sibling: Sibling, course: Course): boolean {
  const { dish } = part.candidateFood
  if (!dish || !isOfferedTo(part, sibling)) return false
  const isOwn = part.forOthers?.childIds !== undefined
  return isOwn || !leavesOut({ candidateFood: part.candidateFood, dish }, sibling.profile, course)
}

/** Of a meal, for each of the household's other children what is on its plate and what it leaves. */
export function siblingsPlates(
  parts: readonly Part[],
  course: Course,
  { siblings }: Pick<PlannerProfile, 'siblings'>,
): PlannedPlate[] {
  return siblings.map((sibling) => {
    const on = parts.flatMap((part, index) => (isOnPlateOf(part, sibling, course) ? index : []))
    const leftOut = parts.flatMap((part, index) =>
      isOfferedTo(part, sibling) && !on.includes(index) ? index : [],
    )
    const names = (places: readonly number[]) =>
      places.flatMap((index) => (parts[index] ? within(partName(parts[index])) : []))
    const key = on.length > 0 ? 'plate.of-child' : course === 'juice' ? 'plate.water' : 'plate.none'
    return {
      child_id: sibling.childId,
      parts: on,
      left_out: leftOut,
      text: say(key, { on: names(on), without: names(leftOut) }),
    }
  })
}
