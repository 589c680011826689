import { describe, expect, it } from 'vitest'
import { ourMenu } from '../../menu.ts'
import { buildProblem } from '../../search/build-problem.ts'
import { mainCount, slotCount } from '../../search/problem.ts'
import { search } from '../../search/search.ts'
import { stateOf } from '../../search/week-state.ts'
import { buildProfile, safeFood } from '../../testing/build-profile.ts'
import { costTerm } from '../cost-term.ts'
import { costWeights } from '../cost-weights.ts'
import { compositionVarietyGoal } from './composition-variety-goal.ts'

const foods = ['salad', 'pigs in a blanket', 'chicken sandwich', 'chicken', 'French toast sticks']
const profile = buildProfile({
  ageYears: 13,
  safeFoods: foods.map(safeFood),
  safeFoodsNearlyAll: true,
})
const problem = buildProblem(ourMenu, profile, '2026-11-23', 7)
const { cells } = search(problem, { seed: 1, steps: 2000 })

const withSide = problem.slots[1]?.flat().find(({ sides }) => sides.length > 0)

describe('the same plate with the same side of ours', () => {
  it('may come twice in a week, and costs from the third time on', () => {
    if (!withSide) throw new Error('No lunch has a side of ours')
    const plain = problem.slots[1]?.flat().find(({ sides }) => sides.length === 0)
    if (!plain) throw new Error('Each lunch has a side of ours')
    const empty = cells.map((option, cell) => (cell % slotCount < mainCount ? plain : option))
    const cost = (days: readonly number[]) =>
      costTerm(
        compositionVarietyGoal,
        stateOf(
          problem,
          days.reduce((all, day) => all.with(day * slotCount + 1, withSide), empty),
        ),
      )
    expect(cost([0, 2])).toBe(cost([0]))
    expect(cost([0, 2, 4])).toBe(cost([0]) + costWeights.compositionAgain)
    expect(cost([0, 2, 4, 6])).toBe(cost([0]) + 2 * costWeights.compositionAgain)
  })
})
