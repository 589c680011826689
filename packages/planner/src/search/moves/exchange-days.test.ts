import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allGoals } from '../../goals/all-goals.ts'
import { buildListProblem } from '../../testing/build-list-problem.ts'
import { buildWeek, optionsBySlot } from '../../testing/build-week.ts'
import { objective } from '../objective.ts'
import type { Option } from '../option.ts'
import { slotCount } from '../problem.ts'
import { randomStream } from '../random.ts'
import { RunningCosts } from '../running-costs.ts'
import { stateOf } from '../week-state.ts'
import { exchangeDays } from './exchange-days.ts'

const problem = buildListProblem(['chicken nuggets', 'plain pasta', 'banana', 'cheerios'])
const options = optionsBySlot(problem)

const inSlot = (cells: readonly Option[], slot: number) =>
  new Set(cells.filter((_, cell) => cell % slotCount === slot))

describe('days that exchange their meals', () => {
  it('keep what the plan holds, at a cost that is never higher and told as it is', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.nat(1000), (number, seed) => {
        const cells = buildWeek(problem, number)
        const costs = new RunningCosts(allGoals, stateOf(problem, cells), options)
        const before = objective(costs.state)
        const locked = number % cells.length
        const free = cells.map((_, cell) => cell).filter((cell) => cell !== locked)
        const more = exchangeDays(costs, free, 80, randomStream(seed))
        const after = costs.state.cells
        expect(more).toBeLessThanOrEqual(0)
        expect(objective(stateOf(problem, after)) - before).toBeCloseTo(more, 5)
        expect(after[locked]).toBe(cells[locked])
        for (let slot = 0; slot < slotCount; slot += 1) {
          expect(inSlot(after, slot)).toEqual(inSlot(cells, slot))
        }
      }),
      { numRuns: 12 },
    )
  })
})
