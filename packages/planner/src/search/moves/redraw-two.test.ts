import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allGoals } from '../../goals/all-goals.ts'
import { buildListProblem } from '../../testing/build-list-problem.ts'
import { buildWeek, optionsBySlot } from '../../testing/build-week.ts'
import { objective } from '../objective.ts'
import { acceptedBaseOf } from '../option.ts'
import { mainCount, slotCount } from '../problem.ts'
import { randomStream } from '../random.ts'
import { RunningCosts } from '../running-costs.ts'
import { stateOf } from '../week-state.ts'
import { redrawTwo } from './redraw-two.ts'

const problem = buildListProblem(['eggs', 'drumsticks', 'cheese pizza', 'milk'])
const options = optionsBySlot(problem)

const start = (number: number) =>
  new RunningCosts(allGoals, stateOf(problem, buildWeek(problem, number)), options)

describe('two meals that are drawn again together', () => {
  it('change alone, at a cost that is told as it is, the first to another base', () => {
    let moved = 0
    fc.assert(
      fc.property(
        fc.nat(100_000),
        fc.nat(problem.days - 1),
        fc.constantFrom<[number, number][]>([0, 1], [1, 2], [2, 0]),
        fc.constantFrom(0.01, 8, 1e6),
        (number, day, [slot, besides], temperature) => {
          const costs = start(number)
          const before = [...costs.state.cells]
          const cost = objective(costs.state)
          const [cell, other] = [day * slotCount + slot, day * slotCount + besides]
          const more = redrawTwo(costs, cell, other, temperature, randomStream(number))
          const after = costs.state.cells
          const changed = after.flatMap((option, at) => (option === before[at] ? [] : [at]))
          expect([cell, other]).toEqual(expect.arrayContaining(changed))
          expect(objective(stateOf(problem, [...after]))).toBeCloseTo(cost + more, 4)
          expect(objective(costs.state)).toBeCloseTo(cost + more, 4)
          const [here, there] = [before[cell], after[cell]]
          if (changed.includes(cell) && here && there) {
            moved += 1
            expect(there.dish).not.toBe(here.dish)
            const base = acceptedBaseOf(here)
            if (base !== null) expect(acceptedBaseOf(there)).not.toBe(base)
          } else expect(changed).toEqual([])
        },
      ),
      { numRuns: 120, seed: 34 },
    )
    expect(moved).toBeGreaterThan(20)
  })

  it('stay as they were where they cost more and nothing is left to chance', () => {
    const costs = start(7)
    for (let time = 0; time < 300; time += 1) {
      const cell = (time % problem.days) * slotCount
      const before = objective(costs.state)
      const more = redrawTwo(costs, cell, cell + 1 + (time % (mainCount - 1)), 1e-9, () => 0.5)
      expect(more).toBeLessThanOrEqual(1e-6)
      expect(objective(costs.state)).toBeLessThanOrEqual(before + 1e-6)
    }
  })
})
