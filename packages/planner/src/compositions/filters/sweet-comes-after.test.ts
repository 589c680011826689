import { describe, expect, it } from 'vitest'
import { ourMenu } from '../../menu.ts'
import { buildProblem } from '../../search/build-problem.ts'
import { slots } from '../../slot.ts'
import { buildProfile, safeFood } from '../../testing/build-profile.ts'
import { sweetAfter } from './sweet-comes-after.ts'

const isSweet = (group: string | null) => sweetAfter.some((one) => one === group)

/** The share of energy that sweet things beside the base bring, of every size of every meal of a slot that has some. */
function sweetSharesAt(slot: (typeof slots)[number], foods: readonly string[]): number[] {
  const profile = buildProfile({
    ageYears: 6,
    safeFoods: foods.map(safeFood),
    safeFoodsNearlyAll: true,
  })
  const sizes = buildProblem(ourMenu, profile, '2026-11-23', 7).slots[slots.indexOf(slot)] ?? []
  return sizes.flat().flatMap(({ parts }) => {
    const energyOf = (some: typeof parts) =>
      some.reduce((sum, { serving }) => sum + (serving?.energyKcal ?? 0), 0)
    const sweet = parts.slice(1).filter(({ candidateFood: { group } }) => isSweet(group))
    return sweet.length > 0 ? [energyOf(sweet) / energyOf(parts)] : []
  })
}

describe('what is sweet beside a meal', () => {
  const foods = ['white rice', 'dal', 'cupcakes', 'animal crackers', 'French toast', 'potato chips']

  it('is half of a main meal at most: a cupcake beside two spoons of dal is no lunch', () => {
    const shares = sweetSharesAt('lunch', foods)
    expect(shares.length).toBeGreaterThan(0)
    expect(Math.max(...shares)).toBeLessThanOrEqual(0.5)
  })

  it('may be more than half of a snack', () => {
    expect(Math.max(...sweetSharesAt('snack_1', foods))).toBeGreaterThan(0.5)
  })
})
