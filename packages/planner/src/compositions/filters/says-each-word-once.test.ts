import { expect, it } from 'vitest'
import { ourMenu } from '../../menu.ts'
import { buildProblem } from '../../search/build-problem.ts'
import { buildProfile, safeFood } from '../../testing/build-profile.ts'
import { mealName } from '../parts/part-name.ts'

it('puts no snack cheese of ours beside a bagel with cream cheese, and no pepper sticks beside potato sticks', () => {
  const profile = buildProfile({
    safeFoods: ['bagel', 'cream cheese', 'potato sticks', 'hot dogs'].map(safeFood),
    safeFoodsNearlyAll: true,
  })
  const { slots } = buildProblem(ourMenu, profile, '2026-11-23', 7)
  const titles = slots.flat().map(([first]) => mealName(first?.parts ?? []))
  expect(titles.some((title) => /cream cheese/i.test(title))).toBe(true)
  expect(titles.some((title) => /potato sticks/i.test(title))).toBe(true)
  expect(titles.filter((title) => /cheese.*cheese|sticks.*sticks/i.test(title))).toEqual([])
})

it('puts two foods of the list that share a word beside each other only where a base has nothing else', () => {
  const titlesOf = (foods: readonly string[]) => {
    const profile = buildProfile({ safeFoods: foods.map(safeFood), safeFoodsNearlyAll: true })
    const { slots } = buildProblem(ourMenu, profile, '2026-11-23', 7)
    return slots.flat().map(([first]) => mealName(first?.parts ?? []))
  }
  const several = titlesOf(['cheese pizza', 'cheese balls', 'apple', 'toast', 'milk'])
  expect(several.some((title) => /cheese pizza/i.test(title))).toBe(true)
  expect(several.some((title) => /cheese balls/i.test(title))).toBe(true)
  expect(several.filter((title) => /cheese.*cheese/i.test(title))).toEqual([])
})
