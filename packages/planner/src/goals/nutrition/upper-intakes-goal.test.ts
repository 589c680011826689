import { targetsFor } from '@brightplate/foods/targets/targets'
import { describe, expect, it } from 'vitest'
import { plan } from '../../plan.ts'
import type { PlanDocument } from '../../plan-document.ts'
import { buildProfile, safeFood } from '../../testing/build-profile.ts'

const hard = ['iron_mg', 'zinc_mg', 'selenium_ug', 'copper_mg'] as const

/** Fortified cereals beside much that is eaten anyway. */
const cereals = ['pizza', 'fries', 'chicken tenders', 'ramen', 'bagels', 'cereal', 'cookies']

const passed = (ageYears: number, { days }: PlanDocument) =>
  targetsFor(ageYears).nutrients.flatMap(({ nutrient, upper }) =>
    hard.some((one) => one === nutrient)
      ? days
          .filter(({ nutrition }) => (nutrition[nutrient] ?? 0) > (upper ?? 0))
          .map(() => nutrient)
      : [],
  )

describe('an upper intake', () => {
  it.each([
    { ageYears: 4, seed: 1 },
    { ageYears: 15, seed: 1 },
    { ageYears: 15, seed: 2 },
    { ageYears: 15, seed: 3 },
  ])(
    'of what food brings too much of is passed on no day at $ageYears, seed $seed',
    ({ ageYears, seed }) => {
      const profile = buildProfile({
        ageYears,
        safeFoods: cereals.map(safeFood),
        safeFoodsNearlyAll: true,
      })
      const input = {
        profile,
        startDate: '2026-11-23',
        durationDays: 7,
        seed,
        steps: 1540,
      } as const
      const outcome = plan(input)
      if (outcome.kind !== 'plan') throw new Error('No plan')
      expect(passed(ageYears, outcome.document)).toEqual([])
    },
  )

  it.each([1, 2, 3])(
    'of selenium is passed by no eggs and wheat of a small child: age %i',
    (ageYears) => {
      const foods = ['scrambled eggs', 'spaghetti', 'bagels', 'macaroni and cheese']
      const profile = buildProfile({
        ageYears,
        safeFoods: foods.map(safeFood),
        safeFoodsNearlyAll: true,
      })
      const input = {
        profile,
        startDate: '2026-11-23',
        durationDays: 7,
        seed: 1,
        steps: 1540,
      } as const
      const outcome = plan(input)
      if (outcome.kind !== 'plan') throw new Error('No plan')
      expect(passed(ageYears, outcome.document)).toEqual([])
    },
  )
})
