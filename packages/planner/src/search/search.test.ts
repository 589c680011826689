import { describe, expect, it } from 'vitest'
import { ourMenu } from '../menu.ts'
import { forEachSlot } from '../slot.ts'
import { buildProfile } from '../testing/build-profile.ts'
import { buildProblem } from './build-problem.ts'
import { objective } from './objective.ts'
import type { Option } from './option.ts'
import { type Problem, slotCount } from './problem.ts'
import { search } from './search.ts'
import { stateOf } from './week-state.ts'

const week = buildProblem(ourMenu, buildProfile({}), '2026-11-23', 7)

/** One day of few compositions, each in one size. */
const tiny: Problem = {
  ...buildProblem(ourMenu, buildProfile({}), '2026-11-23', 1),
  slots: forEachSlot((_, index) => week.slots[index].slice(0, 4).map((sizes) => sizes.slice(0, 1))),
}

const everyDay = tiny.slots.reduce<Option[][]>(
  (days, compositions) =>
    days.flatMap((cells) => compositions.flat().map((option) => [...cells, option])),
  [[]],
)

describe('a search', () => {
  it('finds the cheapest of all plans in one of ten tries, where all can be tried', () => {
    const cheapest = Math.min(...everyDay.map((cells) => objective(stateOf(tiny, cells))))
    const found = Array.from({ length: 10 }, (_, seed) =>
      objective(search(tiny, { seed, steps: 500 })),
    )
    expect(everyDay).toHaveLength(4 ** slotCount)
    expect(Math.min(...found)).toBeCloseTo(cheapest, 6)
  })

  it('finds the best option for a single cell among all of its slot, but for a composition whose usual size breaks a limit', () => {
    const all = (week.slots[0] ?? []).flat()
    const above = [1, 2, 3].map((seed) => {
      const { cells } = search(week, { seed, steps: 700 })
      const others = new Map(cells.map((option, cell) => [cell, option]))
      others.delete(0)
      const cheapest = Math.min(...all.map((one) => objective(stateOf(week, cells.with(0, one)))))
      return objective(search(week, { seed: 3, steps: 400 }, others)) / cheapest
    })
    expect(above.filter((one) => one < 1 + 1e-9).length).toBeGreaterThanOrEqual(2)
    expect(Math.max(...above)).toBeLessThan(1.02)
  })

  it('leaves out no option of a slot that was hardly drawn yet', () => {
    const all = [0, 1].map((slot) => (week.slots[slot] ?? []).flat())
    const { cells } = search(week, { seed: 1, steps: 0 })
    const others = new Map(cells.map((option, cell) => [cell, option]))
    others.delete(0)
    others.delete(1)
    // Of two steps the second comes after a narrowing, which would leave a slot its first hundred.
    const bothLate = Array.from({ length: 60 }, (_, seed) => {
      const start = search(week, { seed, steps: 0 }, others)
      const found = search(week, { seed, steps: 2 }, others)
      return all.every((options, cell) => {
        const option = found.cells[cell]
        return option && option !== start.cells[cell] && options.indexOf(option) >= 100
      })
    })
    expect(bothLate).toContain(true)
  })

  it('keeps what is locked, though it is the dearest of its slot', () => {
    const { cells } = search(week, { seed: 1, steps: 700 })
    const costOf = (option: Option) => objective(stateOf(week, cells.with(1, option)))
    const lunches = (week.slots[1] ?? []).flat()
    const dearest = lunches.reduce((a, b) => (costOf(b) > costOf(a) ? b : a))
    const found = search(week, { seed: 4, steps: 700 }, new Map([[1, dearest]]))
    expect(found.cells[1]).toBe(dearest)
  })

  it('is no dearer than the plan that it starts from, however short', () => {
    for (const steps of [1, 5, 41, 42, 43, 200]) {
      const start = objective(search(week, { seed: 6, steps: 0 }))
      expect(objective(search(week, { seed: 6, steps })), `${steps}`).toBeLessThanOrEqual(start)
    }
  })
})
