import type { Option } from '../../search/option.ts'
import { mainCount } from '../../search/problem.ts'
import { slots } from '../../slot.ts'
import { costWeights } from '../cost-weights.ts'
import { type Goal, onlyAt, type Piece } from '../goal.ts'

const breakfast = slots.indexOf('breakfast')
const dinner = slots.indexOf('dinner')

/** Meals of a week that are of what was asked for, the slots at which they are, and what a week with none of them weighs. */
const asked = [
  {
    // More than half of the lunches and dinners, as what else weighs may take some.
    meals: 10,
    isAt: (slot: number) => slot > breakfast && slot < mainCount,
    weight: costWeights.cuisineMissing,
  },
  {
    // What is cooked for the table is the kitchen's own.
    meals: 5,
    isAt: (slot: number) => slot === dinner,
    weight: costWeights.cuisineMissingAtDinner,
  },
  {
    meals: 5,
    isAt: (slot: number) => slot === breakfast,
    weight: costWeights.cuisineMissingAtBreakfast,
  },
] as const

const missing = (isOf: (option: Option) => boolean, ofAll: number): Piece[] =>
  asked.map(({ meals, isAt, weight }) =>
    onlyAt(isAt, {
      span: 'week',
      weight: weight / ofAll,
      most: -1,
      amount: (option) => (isOf(option) ? -ofAll / meals : 0),
    }),
  )

/**
 * Half of the meals are of the cuisines that the family asks for, where rules and the child's foods leave room, and of
 * several each has its share.
 */
export const cuisinesGoal: Goal = {
  id: 'cuisines',
  pieces: ({ profile: { cuisines } }) => {
    if (cuisines.length === 0) return []
    const ofAny = missing((option) => option.cuisines.length > 0, 1)
    if (cuisines.length === 1) return ofAny
    return [
      ...ofAny,
      ...cuisines.flatMap((_, index) =>
        missing((option) => option.cuisines.includes(index), cuisines.length),
      ),
    ]
  },
}
