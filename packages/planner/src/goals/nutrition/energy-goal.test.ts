import { nutrientIndex, type nutrients } from '@brightplate/foods/nutrients'
import { targetsFor } from '@brightplate/foods/targets/targets'
import type { FigureOfEach } from '@brightplate/foods/tuple'
import { describe, expect, it } from 'vitest'
import { energyTarget } from '../../energy-target.ts'
import { ourMenu } from '../../menu.ts'
import { plan } from '../../plan.ts'
import { buildProblem } from '../../search/build-problem.ts'
import { changedOption } from '../../search/options/changed-option.ts'
import { slotCount } from '../../search/problem.ts'
import { stateOf } from '../../search/week-state.ts'
import { buildProfile, safeFood } from '../../testing/build-profile.ts'
import { costTerm } from '../cost-term.ts'
import { energyGoal } from './energy-goal.ts'

const startDate = '2026-11-23'

const fewFoods = ['fries', 'plain rice', 'bananas', 'chicken', 'apple juice', 'grapes']

const problem = buildProblem(ourMenu, buildProfile({}), startDate, 7)

/** Points of a week whose first day brings a share of its need, the others all of it. */
function pointsOf(share: number): number {
  const aDay = energyTarget(problem)
  const cells = Array.from({ length: problem.days * slotCount }, (_, cell) => {
    const option = problem.slots[cell % slotCount]?.[0]?.[0]
    if (!option) throw new Error('A slot without a dish')
    const ofDay = cell < slotCount ? share * aDay : aDay
    const amounts: FigureOfEach<typeof nutrients> = [...option.amounts]
    amounts[nutrientIndex.energy_kcal] = ofDay / slotCount
    return changedOption(option, { amounts })
  })
  return costTerm(energyGoal, stateOf(problem, cells))
}

describe('the energy of a day', () => {
  it.each([
    { share: 1, points: 0 },
    { share: 0.99, points: 2 },
    { share: 1.05, points: 10 },
    { share: 0.9, points: 20 },
    { share: 1.1, points: 20 },
    { share: 0.89, points: 30 },
    { share: 1.11, points: 30 },
    { share: 0.8, points: 120 },
  ])('costs $points points at $share of the need: what is far away costs more', (one) => {
    expect(pointsOf(one.share)).toBeCloseTo(one.points, 6)
  })

  it.each([1, 2, 3])('is near the need where few foods are eaten, and no milk, seed %i', (seed) => {
    const profile = buildProfile(
      { ageYears: 5, safeFoods: fewFoods.map(safeFood), safeFoodsNearlyAll: true },
      { ageYears: 5, allergens: ['milk'] },
    )
    const outcome = plan({ profile, startDate, durationDays: 14, seed, steps: 3500 })
    if (outcome.kind !== 'plan') throw new Error('No plan')
    const target = energyTarget({ profile, targets: targetsFor(5) })
    for (const { day, nutrition } of outcome.document.days) {
      expect((nutrition.energy_kcal ?? 0) / target, `day ${day}`).toBeGreaterThan(0.82)
    }
  })
})
