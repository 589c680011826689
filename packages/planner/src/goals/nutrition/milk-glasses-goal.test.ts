import { describe, expect, it } from 'vitest'
import { planDays } from '../../plan-days.ts'
import { dishesOfDay } from '../../plan-document.ts'
import { buildProfile, safeFood } from '../../testing/build-profile.ts'

const lists = [
  'apple,potato chips,ham and cheese sandwich,breakfast sandwich,spaghetti,milk,chicken noodle soup,Honey Nut Cheerios',
  'lobster,noodle soup,chicken broth,cheeseburger,ham sandwich,cereal,rice,milk,fish,potato chips',
]

describe('milk that a child drinks', () => {
  it.each(lists)('stands beside three meals and snacks of a day at most: %s', (list) => {
    const profile = buildProfile({
      ageYears: 12,
      safeFoods: list.split(',').map(safeFood),
      safeFoodsNearlyAll: true,
    })
    const made = planDays({
      profile,
      startDate: '2026-11-23',
      durationDays: 7,
      seed: 1,
      steps: 3500,
    })
    if (made.kind === 'infeasible') throw new Error(JSON.stringify(made))
    const glasses = made.days.map(
      (day) =>
        dishesOfDay(day)
          .flatMap(({ parts = [] }) => parts)
          .filter(({ typed }) => typed === 'milk').length,
    )
    expect(Math.max(...glasses)).toBeLessThanOrEqual(3)
    expect(Math.max(...glasses)).toBeGreaterThan(0)
  })
})
