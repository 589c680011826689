import { targetsFor } from '@brightplate/foods/targets'
import { describe, expect, it } from 'vitest'
import { plan } from '../../plan.ts'
import { buildProfile, safeFood } from '../../testing/build-profile.ts'

const hard = ['iron_mg', 'zinc_mg'] as const

/** Fortified cereals beside much that is eaten anyway. */
const cereals = ['pizza', 'fries', 'chicken tenders', 'ramen', 'bagels', 'cereal', 'cookies']

describe('an upper intake', () => {
  it.each([
    { ageYears: 4, seed: 1 },
    { ageYears: 15, seed: 1 },
    { ageYears: 15, seed: 2 },
    { ageYears: 15, seed: 3 },
  ])('of iron or zinc is passed on no day at $ageYears, seed $seed', ({ ageYears, seed }) => {
    const profile = buildProfile({
      ageYears,
      safeFoods: cereals.map(safeFood),
      safeFoodsNearlyAll: true,
    })
    const input = { profile, startDate: '2026-11-23', durationDays: 7, seed, steps: 1540 } as const
    const outcome = plan(input)
    if (outcome.kind !== 'plan') throw new Error('No plan')
    const { nutrients } = targetsFor(ageYears)
    for (const nutrient of hard) {
      const most = nutrients.find((one) => one.nutrient === nutrient)?.upper ?? 0
      expect(most).toBeGreaterThan(0)
      for (const { nutrition } of outcome.document.days) {
        expect(nutrition[nutrient] ?? 0, nutrient).toBeLessThanOrEqual(most)
      }
    }
  })
})
