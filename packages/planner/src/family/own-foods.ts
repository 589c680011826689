import { mealBases } from '@brightplate/recipes/meal-bases'
import type { Course } from '@brightplate/recipes/recipe'
import { isBase, mealKindOf } from '../compositions/meal-kind-of.ts'
import type { CandidateDish, Part } from '../compositions/parts/part.ts'
import { mainCourses } from '../main-courses.ts'
import type { Sibling } from '../planner-profile.ts'
import type { Option } from '../search/option.ts'
import type { Problem } from '../search/problem.ts'
import { goesBeside, inPlaceOf } from './in-place-of.ts'
import { isOwnFood, type KnownFood, knownFoods } from './known-foods.ts'
import { leavesOut } from './leaves-out.ts'
import { isOnPlateOf } from './siblings-plates.ts'

type Family = Pick<Problem, 'profile' | 'open'>

const dishOf = ({ candidateFood }: Part): CandidateDish[] =>
  candidateFood.dish ? [{ candidateFood, dish: candidateFood.dish }] : []

/** What a meal is built upon for whoever is not the child: its base, or what stands for that. */
const basesOf = (parts: readonly Part[]): Part[] =>
  parts.filter(({ forOthers, candidateFood }, index) =>
    index === 0
      ? !candidateFood.preparedSeparately
      : forOthers !== undefined && !forOthers.childIds,
  )

/** Those of a sibling's foods that go with a meal, another one first for each meal. */
function fittingFoods(
  { parts, dish, grams }: Option,
  { profile }: Sibling,
  course: Course,
  needsBase: boolean,
): KnownFood[] {
  const meal = mealKindOf(course)
  const rows = meal ? mealBases[meal] : []
  const groups = basesOf(parts).map(({ candidateFood }) => candidateFood.group)
  const row = rows.find(({ group }) => groups.includes(group))
  const foods = knownFoods(profile, course).filter(
    ({ candidateFood: { group } }) =>
      group !== null && (isBase(group, course) || (!needsBase && row?.beside.includes(group))),
  )
  const turn = dish + Math.round(grams)
  return foods
    .map((_, index) => foods[(index + turn) % foods.length])
    .filter((one) => one !== undefined)
}

/** What a sibling has of its own at a meal; null where the plate it shares is enough. */
export function ownFoodOf(option: Option, sibling: Sibling, family: Family): KnownFood | null {
  const { parts, serving } = option
  const { course } = serving.dish.recipe
  const { profile } = sibling
  if (course === 'juice') return null
  const on = parts.filter((part) => isOnPlateOf(part, sibling, course))
  const needsBase = !basesOf(parts).some((part) => on.includes(part))
  const needsKnown =
    (profile.safeFoodsNearlyAll || mainCourses.some((one) => one === course)) &&
    !on.flatMap(dishOf).some((one) => isOwnFood(one, profile, course))
  if (!needsBase && !needsKnown) return null
  const known = fittingFoods(option, sibling, course, needsBase).find(goesBeside(option, family))
  if (known || !needsBase) return known ?? null
  const ordinary = inPlaceOf(option, family).find((one) => !leavesOut(one, profile, course))
  return ordinary ? { ...ordinary, typed: '' } : null
}
