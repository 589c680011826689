import type { Course } from '@brightplate/recipes/recipe'
import type { PlannerProfile } from '../planner-profile.ts'

type Table = Pick<
  PlannerProfile,
  'familyDinner' | 'safeFoodsNearlyAll' | 'peopleAtTable' | 'tablePortions' | 'siblings'
>

/** The child and the household's other children. */
const childrenAt = ({ siblings }: Pick<Table, 'siblings'>): number => 1 + siblings.length

/**
 * How many a meal of plain food is for. At the family's dinner the child alone, as the others have their own; where
 * the list is nearly all that the child eats, other meals are of that list and for the children alone: nobody else
 * eats a child's list unasked.
 */
export function eatersOfMeal(course: Course, table: Table): number {
  if (!table.familyDinner) return table.peopleAtTable
  if (course === 'dinner') return 1
  return table.safeFoodsNearlyAll ? childrenAt(table) : table.peopleAtTable
}

/** How many a whole dish is for: at dinner everyone, as a shared dish is cooked once. */
export const eatersOfDish = (course: Course, table: Table): number =>
  course === 'dinner' ? table.peopleAtTable : eatersOfMeal(course, table)

/** How many of the child's portions so many people eat: the child alone, the children, or everyone at the table. */
export function portionsFor(
  people: number,
  {
    peopleAtTable,
    tablePortions,
    siblings,
  }: Pick<Table, 'peopleAtTable' | 'tablePortions' | 'siblings'>,
): number {
  if (people === 1) return 1
  if (people === peopleAtTable) return tablePortions
  const portions = siblings.reduce((sum, one) => sum + one.portions, 1)
  return Math.round(portions * 100) / 100
}
