import { describe, expect, it } from 'vitest'
import { planDays } from '../../plan-days.ts'
import { dishesOfDay } from '../../plan-document.ts'
import { buildProfile, safeFood } from '../../testing/build-profile.ts'

const steps = 3500

describe('a sweetened drink of the list', () => {
  it('stands in the week, and at most once a day', () => {
    const foods = ['lemonade', 'mac and cheese', 'Cheerios', 'chicken nuggets', 'fries', 'apples']
    const profile = buildProfile({
      ageYears: 8,
      safeFoods: foods.map(safeFood),
      safeFoodsNearlyAll: true,
    })
    const made = planDays({ profile, startDate: '2026-11-23', durationDays: 7, seed: 1, steps })
    if (made.kind === 'infeasible') throw new Error(JSON.stringify(made))
    const glasses = made.days.map(
      (day) =>
        dishesOfDay(day)
          .flatMap(({ parts = [] }) => parts)
          .filter(({ typed }) => typed === 'lemonade').length,
    )
    expect(Math.max(...glasses)).toBe(1)
  })
})
