import { expect, it } from 'vitest'
import { ourMenu } from '../../menu.ts'
import { buildProblem } from '../../search/build-problem.ts'
import { slotCount } from '../../search/problem.ts'
import { search } from '../../search/search.ts'
import { stateOf } from '../../search/week-state.ts'
import { buildProfile, safeFood } from '../../testing/build-profile.ts'
import { costTerm } from '../cost-term.ts'
import { costWeights } from '../cost-weights.ts'
import { sameMealInDayGoal } from './same-meal-in-day-goal.ts'

const profile = buildProfile({
  safeFoods: ['strawberry yogurt', 'crackers', 'ham', 'pasta'].map(safeFood),
  safeFoodsNearlyAll: true,
})
const problem = buildProblem(ourMenu, profile, '2026-11-23', 7)
const { cells } = search(problem, { seed: 1, steps: 500 })

/** What a slot has upon one food with one beside it, and nothing of ours. */
function mealOf(slot: number, base: number, beside: number) {
  const meal = problem.slots[slot]
    ?.flat()
    .find(
      ({ accepted, sides, parts }) =>
        sides.length === 0 &&
        accepted.length === 2 &&
        accepted.includes(beside) &&
        parts[0]?.safeFood?.index === base,
    )
  if (!meal) throw new Error('No such meal')
  return meal
}

const costOf = (changes: readonly (readonly [number, (typeof cells)[number]])[]) =>
  costTerm(
    sameMealInDayGoal,
    stateOf(
      problem,
      changes.reduce((all, [cell, option]) => all.with(cell, option), cells),
    ),
  )

it('costs once where breakfast and lunch of a day are the same two foods, whichever is the base', () => {
  const yogurtFirst = mealOf(0, 0, 1)
  const crackersFirst = mealOf(1, 1, 0)
  const pasta = mealOf(1, 3, 2)
  const without = costOf([
    [0, yogurtFirst],
    [1, pasta],
  ])
  expect(
    costOf([
      [0, yogurtFirst],
      [1, crackersFirst],
    ]) - without,
  ).toBe(costWeights.sameMealInDay)
})

it('costs nothing on another day', () => {
  const plain = problem.slots[0]?.flat().find(({ accepted }) => accepted.length === 1)
  if (!plain) throw new Error('No breakfast of one food')
  const lunchOfNextDay = (lunch: (typeof cells)[number]) =>
    costOf([
      [0, mealOf(0, 0, 1)],
      [slotCount, plain],
      [slotCount + 1, lunch],
    ])
  expect(lunchOfNextDay(mealOf(1, 1, 0))).toBe(lunchOfNextDay(mealOf(1, 3, 2)))
})
