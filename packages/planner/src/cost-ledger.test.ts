import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allRecipes } from './all-recipes.ts'
import { CostLedger } from './cost-ledger.ts'
import { allGoals } from './goals/all-goals.ts'
import { buildProblem, type Problem, slotCount } from './problem.ts'
import { buildProfile } from './testing/build-profile.ts'
import { replaceCell, stateOf } from './week-state.ts'

const profile = buildProfile({
  likes: ['pasta'],
  weekdayMinutes: 30,
  routineLevel: 0.3,
  goals: ['weight-gain', 'constipation'],
})
const problem = buildProblem(allRecipes, profile, '2026-11-23', 7)

const optionAt = (from: Problem, cell: number, number: number) => {
  const sizes = (from.slots[cell % slotCount] ?? []).flat()
  const option = sizes[number % sizes.length]
  if (!option) throw new Error('A slot without options')
  return option
}

describe('the running cost of a plan', () => {
  it('equals the cost summed from scratch after any moves (seed 11)', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(problem.days * slotCount - 1), fc.nat(10_000)), {
          minLength: 1,
          maxLength: 40,
        }),
        (moves) => {
          const cells = Array.from({ length: problem.days * slotCount }, (_, cell) =>
            optionAt(problem, cell, cell * 7),
          )
          const state = stateOf(problem, cells)
          const ledger = new CostLedger(allGoals, state)
          for (const [cell, number] of moves) {
            replaceCell(state, cell, optionAt(problem, cell, number))
            ledger.refresh(state, [Math.floor(cell / slotCount)])
          }
          const fresh = stateOf(problem, state.cells)
          expect(ledger.total).toBeCloseTo(new CostLedger(allGoals, fresh).total, 6)
        },
      ),
      { seed: 11, numRuns: 60 },
    )
  })

  it('is never below zero for any goal (seed 12)', () => {
    fc.assert(
      fc.property(fc.nat(10_000), (number) => {
        const cells = Array.from({ length: problem.days * slotCount }, (_, cell) =>
          optionAt(problem, cell, number + cell * 13),
        )
        const state = stateOf(problem, cells)
        for (const goal of allGoals) {
          const cost = goal.scope === 'plan' ? goal.cost(state) : goal.cost(state, 3)
          expect(cost, goal.id).toBeGreaterThanOrEqual(0)
        }
      }),
      { seed: 12, numRuns: 60 },
    )
  })
})
