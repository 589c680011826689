import { guidelines } from '@brightplate/foods/eating/guidelines'
import { nutrients } from '@brightplate/foods/nutrients'
import { describe, expect, it } from 'vitest'
import { ourMenu } from '../../menu.ts'
import { buildProblem } from '../../search/build-problem.ts'
import { buildProfile, safeFood } from '../../testing/build-profile.ts'

const sugar = nutrients.indexOf('added_sugars_g')

const optionsOf = (safeFoods: string[] = []) =>
  buildProblem(
    ourMenu,
    buildProfile({
      ageYears: 9,
      safeFoods: safeFoods.map(safeFood),
      safeFoodsNearlyAll: safeFoods.length > 0,
    }),
    '2026-11-23',
    7,
  ).slots.flat(2)

describe('added sugar of a meal', () => {
  it('of ours is never above what guidance gives a meal', () => {
    const most = Math.max(...optionsOf().map(({ amounts }) => amounts[sugar] ?? 0))
    expect(most).toBeLessThanOrEqual(guidelines.sugar_of_a_meal.most_g)
    expect(most).toBeGreaterThan(guidelines.sugar_of_a_meal.most_g / 2)
  })

  it('of what the child eats stays', () => {
    const most = Math.max(
      ...optionsOf(['frosted flakes', 'milk']).map(({ amounts }) => amounts[sugar] ?? 0),
    )
    expect(most).toBeGreaterThan(guidelines.sugar_of_a_meal.most_g)
  })
})
