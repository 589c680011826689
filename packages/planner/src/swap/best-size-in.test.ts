import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { brokenLimits } from '../goals/nutrition/counted-limits-goal.ts'
import { ourMenu } from '../menu.ts'
import { nothingCounted } from '../rules/counted-limits.ts'
import { buildProblem } from '../search/build-problem.ts'
import { objective } from '../search/objective.ts'
import type { Option } from '../search/option.ts'
import { changedOption } from '../search/options/changed-option.ts'
import { slotCount } from '../search/problem.ts'
import { stateOf, type WeekState } from '../search/week-state.ts'
import { buildProfile, safeFood } from '../testing/build-profile.ts'
import { bestSizeIn } from './best-size-in.ts'

const problem = buildProblem(
  ourMenu,
  buildProfile({ ageYears: 3, safeFoods: ['fish sticks', 'rice', 'banana'].map(safeFood) }),
  '2026-11-23',
  7,
)
const compositionsAt = (cell: number) => problem.slots[cell % slotCount] ?? []

/** A plan of any compositions: most break limits of their own. */
const anyState = fc.infiniteStream(fc.nat(10_000)).map((numbers) => {
  const cells = Array.from({ length: problem.days * slotCount }, (_, cell): Option => {
    const options = compositionsAt(cell).flat()
    const option = options[numbers.next().value % options.length]
    if (!option) throw new Error('A slot without options')
    return option
  })
  return stateOf(problem, cells)
})

const withOption = ({ cells }: WeekState, cell: number, option: Option) =>
  stateOf(problem, cells.with(cell, option))

function keepsLimits(state: WeekState, cell: number, option: Option): boolean {
  const nothing = changedOption(option, { counted: nothingCounted })
  const without = brokenLimits(withOption(state, cell, nothing))
  return brokenLimits(withOption(state, cell, option)).every(
    (id) => without.includes(id) && option.counted[id] === 0,
  )
}

describe('the best size of a dish in a cell', () => {
  it('is the one whose whole plan costs least of those that keep the limits (seed 21)', () => {
    let refused = 0
    fc.assert(
      fc.property(anyState, fc.nat(problem.days * slotCount - 1), (state, cell) => {
        const bestSize = bestSizeIn(state, cell)
        const least = (sizes: readonly Option[]) =>
          Math.min(...sizes.map((option) => objective(withOption(state, cell, option))))
        const found = compositionsAt(cell)
          .filter((_, index) => index % 9 === 0)
          .map((sizes) => {
            const kept = sizes.filter((option) => keepsLimits(state, cell, option))
            if (kept.length < sizes.length) refused += 1
            const best = bestSize(sizes)
            if (kept.length === 0) expect(best).toBeNull()
            else if (!best) throw new Error('None was found')
            else {
              expect(kept).toContain(best.option)
              expect(objective(withOption(state, cell, best.option))).toBeCloseTo(least(kept), 6)
            }
            return best
          })
        const [one, other] = found.flatMap((best) => best ?? [])
        if (!one || !other) return
        const costOf = ({ option }: typeof one) => objective(withOption(state, cell, option))
        expect(one.cost - other.cost).toBeCloseTo(costOf(one) - costOf(other), 6)
      }),
      { seed: 21, numRuns: 25 },
    )
    expect(refused).toBeGreaterThan(0)
  })
})
