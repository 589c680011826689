import { describe, expect, it } from 'vitest'
import { planDays } from '../../plan-days.ts'
import { buildProfile, safeFood } from '../../testing/build-profile.ts'

const steps = 3500

/** Lunches and dinners, each with what of the list stands on it. */
function mainsOf(foods: readonly string[]): string[][] {
  const profile = buildProfile({
    ageYears: 7,
    safeFoods: foods.map(safeFood),
    safeFoodsNearlyAll: true,
  })
  const made = planDays({ profile, startDate: '2026-11-23', durationDays: 7, seed: 1, steps })
  if (made.kind === 'infeasible') throw new Error(JSON.stringify(made))
  return made.days.flatMap(({ lunch, dinner }) =>
    [lunch, dinner].map(({ parts = [] }) => parts.flatMap(({ typed }) => typed ?? [])),
  )
}

describe('a list that is nearly whole', () => {
  it('has its dal with rice or roti, and its rice with dal or paneer, more often than without', () => {
    const mains = mainsOf(['dal', 'rice', 'roti', 'paneer', 'Maggi', 'curd', 'idli', 'banana'])
    const withDal = mains.filter((typed) => typed.includes('dal'))
    expect(withDal.length).toBeGreaterThan(0)
    const bare = withDal.filter(
      (typed) => !typed.some((one) => ['rice', 'roti', 'idli'].includes(one)),
    )
    expect(bare).toEqual([])
    const withRice = mains.filter((typed) => typed.includes('rice'))
    expect(
      withRice.filter((typed) => !typed.some((one) => ['dal', 'paneer'].includes(one))),
    ).toEqual([])
  })
})
