import { expect, it } from 'vitest'
import { budgetLeft } from './budget-left.ts'

it('is in whole dollars: a week is above a budget from the dollar on that is shown', () => {
  expect(budgetLeft(120.49, 120)).toBe(0)
  expect(budgetLeft(120.5, 120)).toBe(-1)
  expect(budgetLeft(90.2, 120)).toBe(30)
})
