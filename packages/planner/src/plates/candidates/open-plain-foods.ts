import { isFoodOfCuisine } from '@brightplate/foods/cuisines/is-of-cuisine'
import type { PlainFood, PlainGroup } from '@brightplate/foods/plain-foods/plain-food'
import type { Course } from '@brightplate/recipes/recipe'
import type { PlannerProfile } from '../../planner-profile.ts'
import { wishAgainst } from '../../refused/refused-plain-food.ts'
import { isOfferedUnasked } from '../../rules/offered-unasked.ts'
import type { CandidateFood } from '../parts/part.ts'
import { candidateOfPlainFood } from './accepted-candidates.ts'
import { nearestFirst } from './nearest-variant.ts'

/** What nobody is offered who did not name it. */
const onlyNamed: readonly PlainGroup[] = [
  'dessert',
  'sweets',
  'drink-sweet',
  'bar',
  'chips-salty',
  'pastry',
  'spread',
  'spread-dip',
  'syrup',
  'sausage',
  'formula',
]

/** Everyday food of a cuisine that the family asks for. */
const isCuisineFood = ({ id, group }: PlainFood, { cuisines = [] }: PlannerProfile): boolean =>
  cuisines.length > 0 && !onlyNamed.includes(group) && isFoodOfCuisine(id, cuisines)

interface OpenAtCourse {
  /** Of the menu that they were chosen from. */
  plainFoods: readonly PlainFood[]
  open: readonly CandidateFood[]
}

/** Asked before a search whether a plan is possible, and again for the search; gone with the profile. */
const before = new WeakMap<PlannerProfile, Map<Course, OpenAtCourse>>()

/**
 * The plain foods that may be offered at a course though no parent named them. A variant ("gluten-free
 * waffles") is for children who may not have the ordinary one, and so is what stands in place of another.
 */
export function openPlainFoods(
  course: Course,
  profile: PlannerProfile,
  plainFoods: readonly PlainFood[],
): readonly CandidateFood[] {
  const ofProfile = before.get(profile) ?? new Map<Course, OpenAtCourse>()
  before.set(profile, ofProfile)
  const known = ofProfile.get(course)
  if (known?.plainFoods === plainFoods) return known.open
  const open = gatherOpen(course, profile, plainFoods)
  ofProfile.set(course, { plainFoods, open })
  return open
}

function gatherOpen(
  course: Course,
  profile: PlannerProfile,
  plainFoods: readonly PlainFood[],
): CandidateFood[] {
  const open = new Map<string, CandidateFood>()
  const closed = new Set<string>()
  const offered = plainFoods.filter((plain) => plain.unasked || isCuisineFood(plain, profile))
  const isOffered = new Set(offered)
  const asked = new Set(
    offered.flatMap(({ id, variantOf, insteadOf }) => [id, variantOf ?? id, insteadOf ?? id]),
  )
  for (const plain of plainFoods) {
    // Most are offered to nobody who did not name them: nothing follows from whether they may be.
    if (!asked.has(plain.id)) continue
    const candidateFood = candidateOfPlainFood(plain, course, profile)
    if (!candidateFood) closed.add(plain.id)
    if (!candidateFood?.dish || !isOffered.has(plain)) continue
    if (wishAgainst(plain, candidateFood.dish, profile)) continue
    if (!isOfferedUnasked(candidateFood.dish, profile)) continue
    open.set(plain.id, candidateFood)
  }
  const stand = new Map<string, PlainFood>()
  for (const plain of plainFoods) {
    const { id, variantOf, insteadOf } = plain
    if (insteadOf !== null && !closed.has(insteadOf)) continue
    if (!open.has(id) || (variantOf !== null && !closed.has(variantOf))) continue
    const before = stand.get(variantOf ?? id)
    if (!before || nearestFirst(plain, before) < 0) stand.set(variantOf ?? id, plain)
  }
  return [...stand.values()].flatMap(({ id }) => open.get(id) ?? [])
}
