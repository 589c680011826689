import type { PlainGroup } from '@brightplate/foods/plain-foods/plain-food'
import type { MealBase } from '@brightplate/recipes/meal-base'
import type { Course } from '@brightplate/recipes/recipe'
import type { PlannerProfile } from '../planner-profile.ts'
import type { AcceptedFood } from './candidates/accepted-foods.ts'
import { kindOf } from './filters/kind-of.ts'
import type { SideOf } from './parts/part.ts'

const isFruit = (group: PlainGroup) => kindOf(group) === 'fruit'
const isVegetable = (group: PlainGroup | null) =>
  group === 'vegetable-cooked' || group === 'vegetable-raw'

/** Whether fruit of ours may be all that stands beside a cooked dinner: for who eats no vegetable it is the side. */
export const fruitIsASide = (
  course: Course,
  accepted: readonly AcceptedFood[],
  { safeFoodsNearlyAll }: Pick<PlannerProfile, 'safeFoodsNearlyAll'>,
): boolean => {
  const eatsVegetables = accepted.some(({ candidateFoods }) =>
    candidateFoods.some(({ group }) => isVegetable(group)),
  )
  return course !== 'dinner' || (safeFoodsNearlyAll && !eatsVegetables)
}

/**
 * What a base has beside it at one course. At dinner a vegetable takes the place of fruit of ours, unless fruit is a
 * side or no vegetable may be put there.
 */
export function rowAt(row: MealBase, sideOf: SideOf, isFruitASide: boolean): MealBase {
  const { sideAtDinner: side, ...other } = row
  if (isFruitASide || side === undefined || sideOf(side, 0) === null) return other
  const hasOne = (pattern: MealBase['usually'][number]) =>
    pattern.some((groups) => groups.some((group) => side.includes(group)))
  const usually = row.usually.map((pattern) =>
    hasOne(pattern) ? pattern : pattern.map((groups) => (groups.every(isFruit) ? side : groups)),
  )
  return { ...row, usually }
}

/** Of what goes with a base at one course, as `rowAt` says, what may be added to a plate. */
export const sidesLeft = (
  groups: readonly PlainGroup[],
  taken: readonly PlainGroup[],
  { sideAtDinner: side = [] }: MealBase,
): PlainGroup[] => {
  const isFirst = (group: PlainGroup) => side.includes(group)
  const isWaiting = groups.some(isFirst) && !taken.some(isFirst)
  return groups.filter((group) => !isWaiting || !isFruit(group))
}
