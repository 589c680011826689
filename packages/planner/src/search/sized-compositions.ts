import type { Course } from '@brightplate/recipes/recipe'
import { isOfOwnBase } from '../compositions/bases-of.ts'
import type { Candidates } from '../compositions/candidates/candidates.ts'
import {
  compositionsOfCourse,
  compositionsWithoutAccepted,
} from '../compositions/compositions-of-course.ts'
import { distinctCompositions } from '../compositions/filters/distinct-compositions.ts'
import { keepsFloor } from '../compositions/filters/floor.ts'
import { notTooSweet } from '../compositions/filters/not-too-sweet.ts'
import { sweetComesAfter } from '../compositions/filters/sweet-comes-after.ts'
import { withUncounted } from '../compositions/filters/with-uncounted.ts'
import {
  type MealComposition,
  type SizedComposition,
  type serveOnce,
  sizesOf,
} from '../compositions/meal-composition.ts'
import type { PlannerProfile } from '../planner-profile.ts'

/** How much of a side dish of ours stands beside what is too light for all of it. */
const halfSide = 0.5

/** Every size of every composition that is tried at a course. */
export function sizedCompositions(
  course: Course,
  likely: Candidates,
  profile: PlannerProfile,
  serve: ReturnType<typeof serveOnce>,
  hasRoom: (composition: SizedComposition) => boolean,
  enoughKcal: number,
): readonly (readonly SizedComposition[])[] {
  const sizes = (composition: MealComposition, ofSide?: number) =>
    sizesOf(composition, profile, serve, enoughKcal, ofSide)
  const sized = (compositions: readonly MealComposition[]) =>
    distinctCompositions(compositions).map((composition) => sizes(composition))
  const withRoom = (compositions: readonly (readonly SizedComposition[])[]) =>
    notTooSweet(
      sweetComesAfter(
        compositions.map((sizes) => sizes.filter(hasRoom)).filter((sizes) => sizes.length > 0),
        course,
      ),
    )
  const legal = withRoom(sized(compositionsOfCourse(course, likely, profile, serve)))
  const ofFloor = (some: readonly SizedComposition[]) =>
    some.filter((one) => keepsFloor(one, course, profile))
  const atFloor = legal
    .map((whole) => {
      const kept = ofFloor(whole)
      // A bowl of cereal is light: half a glass of milk goes with it.
      const [first] = kept.length > 0 ? [] : whole
      return first ? ofFloor(sizes(first.composition, halfSide).filter(hasRoom)) : kept
    })
    .filter((sized) => sized.length > 0)
  const holds =
    course === 'snack' || legal.some(([first]) => first && isOfOwnBase(first.composition))
  return withUncounted(
    profile,
    holds && atFloor.length > 0 ? atFloor : legal,
    () => legal,
    () => withRoom(sized(compositionsWithoutAccepted(course, likely, profile, serve))),
  )
}
