import type { AheadTask, PlanDay } from '@brightplate/contract/plans/plan-data'
import { expect, it } from 'vitest'
import { afterwardsOf, tasksBefore, tasksOn } from './tasks-of.ts'

const said = (text: string) => ({ key: 'ahead.evening', params: {}, text })

const task = (day: number, kind: AheadTask['kind'], afterwards?: string): AheadTask => ({
  kind,
  day,
  date: `2026-11-${29 + day}`,
  meals: [{ day: day + 1, slot: 'dinner' }],
  text: said(`task of ${day}`),
  ingredients: [],
  steps: [],
  active_minutes: 8,
  ...(afterwards ? { afterwards: said(afterwards) } : {}),
})

const dish = { name: '', ingredients: [], prep_time: '', benefits: '' }
const dayOf = (day: number): PlanDay => ({
  day,
  breakfast: dish,
  lunch: dish,
  dinner: dish,
  snacks: [],
  juice: { name: '', ingredients: [], preparation: [], benefits: '' },
})

const plan = {
  plan_data: {
    schema_version: 2,
    days: [dayOf(1), dayOf(2)],
    shopping_list: [],
    general_tips: [],
    prepared_ahead: [task(0, 'batch', 'Warm it.'), task(1, 'evening')],
  },
}

it('names the day before the plan where the first one is shown, and no other day', () => {
  expect(tasksBefore(plan, dayOf(1))?.title).toBe('Before the plan begins, on Sunday')
  expect(tasksOn(plan, dayOf(1))?.tasks.map(({ day }) => day)).toEqual([1])
  expect([tasksBefore(plan, dayOf(2)), tasksOn(plan, dayOf(2))]).toEqual([null, null])
  expect(tasksBefore(plan, dayOf(1), '2026-11-29')).not.toBeNull()
  expect(tasksBefore(plan, dayOf(1), '2026-11-30')).toBeNull()
})

it('tells a meal what is other where it was prepared', () => {
  expect(afterwardsOf(plan, { day: 1, slot: 'dinner' })).toEqual([
    'If you cooked it on Sunday, warm it.',
  ])
  expect(afterwardsOf(plan, { day: 2, slot: 'dinner' })).toEqual([])
})

it('is nothing for a plan that does not tell', () => {
  const { prepared_ahead: _, ...plan_data } = plan.plan_data
  expect(tasksBefore({ plan_data }, dayOf(1))).toBeNull()
  expect(tasksOn({ plan_data }, dayOf(1))).toBeNull()
  expect(afterwardsOf({ plan_data }, { day: 1, slot: 'dinner' })).toEqual([])
})
