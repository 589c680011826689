import type { PlainGroup } from '@brightplate/foods/plain-foods/plain-food'
import { kindOf } from '../../compositions/filters/kind-of.ts'
import type { Option } from '../../search/option.ts'
import { mainCount, type Problem, slotCount } from '../../search/problem.ts'
import { costWeights } from '../cost-weights.ts'
import { type Goal, onlyAt, type Piece } from '../goal.ts'
import { isOrdinary } from './is-ordinary.ts'

/** Snacks of a week with one kind of food: crackers with cheese, with hummus and with applesauce are crackers thrice. */
const freePerWeek = 4

/** Fruit is had twice a day, and a glass of milk with anything. */
const isFree = (group: PlainGroup): boolean =>
  ['fruit', 'drink'].includes(kindOf(group) ?? '') || group.startsWith('vegetable')

const holds = ({ parts }: Option, kind: PlainGroup): boolean =>
  parts.some(({ candidateFood: { group } }) => group === kind)

const isSnack = (slot: number): boolean => slot >= mainCount && slot < slotCount - 1

/** Snacks of an ordinary week are of several kinds: lists.md, rule 8. */
export const snackKindsGoal: Goal = {
  id: 'snack-kinds',
  pieces: (problem: Problem): Piece[] => {
    if (!isOrdinary(problem)) return []
    const kinds = new Set(
      problem.slots
        .slice(mainCount, -1)
        .flat()
        .flatMap((sizes) => sizes.slice(0, 1).flatMap(({ parts }) => parts))
        .flatMap(({ candidateFood: { group } }) => (group && !isFree(group) ? group : [])),
    )
    return [...kinds].map((kind) =>
      onlyAt(isSnack, {
        span: 'week',
        weight: (1 - problem.profile.routineLevel) * costWeights.snackKindAgain,
        most: freePerWeek,
        amount: (option) => (holds(option, kind) ? 1 : 0),
      }),
    )
  },
}
