import type { PlanDay } from '@brightplate/contract/plans/plan-data'
import { expect, it } from 'vitest'
import { sharedDish } from './shared-dish.ts'

const meal = { name: 'Soup', ingredients: [], prep_time: '20 minutes', benefits: '' }
const day = (number: number, date?: string): PlanDay => ({
  day: number,
  breakfast: meal,
  lunch: meal,
  dinner: meal,
  snacks: [],
  juice: { name: 'Juice', ingredients: [], preparation: [], benefits: '' },
  ...(date ? { date } : {}),
})
const days = [day(1, '2026-11-23'), day(2)]

it('says of which meal something is left, and how it was kept', () => {
  const fresh = { steps: [], active_minutes: 20, total_minutes: 30 }
  const leftover = { day: 1, slot: 'dinner' as const, kept: 'freezer' as const, fresh }
  expect(sharedDish({ leftover }, days)?.text).toBe(
    'Left over from dinner on Monday, November 23, kept in the freezer.',
  )
})

it('has the lines and steps for both meals of a shared dish', () => {
  const cooked_for = {
    day: 2,
    slot: 'snack_1' as const,
    kept: 'fridge' as const,
    ingredients: ['2 cups rice'],
    steps: ['Boil the rice.'],
  }
  expect(sharedDish({ cooked_for }, days)).toEqual({
    text: 'Cooked once for snack on day 2 too. For both meals:',
    alone: 'Cooked once for snack on day 2 too.',
    ingredients: ['2 cups rice'],
    steps: ['Boil the rice.'],
  })
})

it('is nothing for a meal by itself', () => {
  expect(sharedDish({}, days)).toBeNull()
})
