import { describe, expect, it } from 'vitest'
import { buildDay, buildPlan } from '../build-plan.ts'
import { warningsByDay } from './warnings-by-day.ts'

const slots = ['breakfast', 'lunch', 'dinner', 'juice'] as const
const warned = (day: number, count: number) =>
  slots.slice(0, count).map((slot) => ({
    day,
    slot,
    dish: slot,
    text: `Day ${day}, ${slot}: “${slot}” holds milk.`,
    reason: 'holds milk',
  }))
const ofPlan = { day: null, slot: null, dish: null, text: 'The list names milk.' }
const days = [buildDay(1, '2026-11-23'), buildDay(2, '2026-11-24'), buildDay(3, '2026-11-25')]
const dayNumbers = (list: readonly { day: number }[]) => list.map(({ day }) => day)

describe('the warnings above a plan', () => {
  it('all stand open while they are few, the day to cook next first and days gone by last', () => {
    const plan = buildPlan(
      { warnings: [...warned(1, 2), ...warned(2, 1), ...warned(3, 2)] },
      { days },
    )
    const { first, rest } = warningsByDay(plan, '2026-11-24')
    expect(dayNumbers(first)).toEqual([2, 3, 1])
    expect(rest).toEqual([])
  })

  it('leave only the next warned day open when they are many, and lose none', () => {
    const plan = buildPlan({ warnings: [...warned(1, 4), ...warned(3, 4), ofPlan] }, { days })
    const { first, rest, ofPlan: open } = warningsByDay(plan, '2026-11-24')
    expect(dayNumbers(first)).toEqual([3])
    expect(dayNumbers(rest)).toEqual([1])
    expect(open).toEqual([ofPlan])
  })
})
