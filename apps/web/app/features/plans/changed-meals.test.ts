import { expect, it } from 'vitest'
import { buildPlan } from './build-plan.ts'
import { changedMeals } from './changed-meals.ts'

it('names the meals that are others than they were, and no other', () => {
  const before = buildPlan().plan_data
  const [first, ...rest] = before.days
  if (!first) throw new Error('The plan has no days')
  const after = { days: [{ ...first, lunch: { ...first.lunch, name: 'Something else' } }, ...rest] }
  expect(changedMeals(before, after)).toEqual([{ day: first.day, slot: 'lunch' }])
  expect(changedMeals(before, before)).toEqual([])
})
