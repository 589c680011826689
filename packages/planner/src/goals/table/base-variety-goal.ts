import type { PlainGroup } from '@brightplate/foods/plain-foods/plain-food'
import type { Option } from '../../search/option.ts'
import { mainCount, type Problem } from '../../search/problem.ts'
import { slots } from '../../slot.ts'
import { costWeights } from '../cost-weights.ts'
import { type Goal, onlyAt, type Piece } from '../goal.ts'

/** Lunches and suppers of a week that may be built upon one kind of food: cheese and crackers every noon is no week. */
const freePerWeek = 3

const breakfast = slots.indexOf('breakfast')

const isLunchOrSupper = (slot: number): boolean => slot !== breakfast && slot < mainCount

const groupOf = ({ parts: [base] }: Option): PlainGroup | null =>
  base?.role === 'main' ? base.candidateFood.group : null

function pieces({ slots: ofSlots, profile }: Problem): Piece[] {
  const weight = (1 - profile.routineLevel) * costWeights.sameBase
  const groups = new Set(
    ofSlots
      .slice(breakfast + 1, mainCount)
      .flatMap((compositions) => compositions.flatMap(([first]) => (first ? groupOf(first) : [])))
      .filter((group) => group !== null),
  )
  return [...groups].map((group) =>
    onlyAt(isLunchOrSupper, {
      span: 'week',
      weight,
      most: freePerWeek,
      amount: (option) => (groupOf(option) === group ? 1 : 0),
    }),
  )
}

/** Meals of several kinds in a week; what a child is known to eat is weighed by itself. */
export const baseVarietyGoal: Goal = { id: 'base-variety', pieces }
