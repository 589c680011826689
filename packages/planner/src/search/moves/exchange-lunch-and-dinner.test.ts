import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allGoals } from '../../goals/all-goals.ts'
import { buildListProblem } from '../../testing/build-list-problem.ts'
import { buildWeek, optionsBySlot } from '../../testing/build-week.ts'
import { objective } from '../objective.ts'
import type { Option } from '../option.ts'
import { slotCount } from '../problem.ts'
import { RunningCosts } from '../running-costs.ts'
import { stateOf } from '../week-state.ts'
import { exchangeLunchAndDinner } from './exchange-lunch-and-dinner.ts'

const problem = buildListProblem(['chicken nuggets', 'plain pasta', 'banana', 'cheerios'])
const options = optionsBySlot(problem)

const formsAt = (cells: readonly Option[], cell: number) =>
  (cells[cell]?.parts ?? []).map(({ candidateFood: { form } }) => form).join()

describe('lunch and dinner of a day that exchange what they are', () => {
  it('keep each day’s two meals, at a cost that is never higher and told as it is', () => {
    fc.assert(
      fc.property(fc.nat(100_000), (number) => {
        const cells = buildWeek(problem, number)
        const costs = new RunningCosts(allGoals, stateOf(problem, cells), options)
        const before = objective(costs.state)
        const locked = number % cells.length
        const free = cells.map((_, cell) => cell).filter((cell) => cell !== locked)
        const more = exchangeLunchAndDinner(costs, free)
        const after = costs.state.cells
        expect(more).toBeLessThanOrEqual(0)
        expect(objective(stateOf(problem, after)) - before).toBeCloseTo(more, 5)
        expect(after[locked]).toBe(cells[locked])
        for (let day = 0; day < 7; day += 1) {
          const ofDay = [day * slotCount + 1, day * slotCount + 2]
          const named = (week: readonly Option[]) => ofDay.map((cell) => formsAt(week, cell)).sort()
          expect(named(after)).toEqual(named(cells))
        }
      }),
      { numRuns: 12 },
    )
  })

  it('are exchanged in some weeks, each of which then costs less', () => {
    const costOf = (cells: readonly Option[]) => objective(stateOf(problem, cells))
    let exchanged = 0
    for (let number = 0; number < 12; number += 1) {
      const cells = buildWeek(problem, number)
      const costs = new RunningCosts(allGoals, stateOf(problem, cells), options)
      const more = exchangeLunchAndDinner(costs, [...cells.keys()])
      if (more < 0) exchanged += 1
      expect(costOf(costs.state.cells)).toBeLessThanOrEqual(costOf(cells) + 1e-6)
    }
    expect(exchanged).toBeGreaterThan(0)
  })
})
