import { describe, expect, it } from 'vitest'
import { buildPlan } from '../build-plan.ts'
import { comingWishes } from './coming-wishes.ts'

const warning = (day: number, wish?: true) => ({
  day,
  slot: 'lunch' as const,
  dish: 'Soup',
  text: `Day ${day}`,
  ...(wish ? { wish } : {}),
})

describe('meals that hold what is never again', () => {
  const plan = buildPlan()
  const dates = plan.plan_data.days.map(({ date }) => date ?? '')
  const [first = '', second = ''] = dates

  it('are told of from today on, and nothing that may hurt is among them', () => {
    const warnings = [warning(1, true), warning(2, true), warning(2)]
    const told = (today: string) =>
      comingWishes({ ...plan, warnings }, today).map(({ text }) => text)
    expect(told(first)).toEqual(['Day 1', 'Day 2'])
    expect(told(second)).toEqual(['Day 2'])
    expect(told('2100-01-01')).toEqual([])
  })
})
