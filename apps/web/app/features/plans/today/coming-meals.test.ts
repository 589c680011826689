import { describe, expect, it } from 'vitest'
import { buildDay, buildPlan } from '../build-plan.ts'
import { clockTime, comingMeals, startWords } from './coming-meals.ts'

const timed = (day: number, date: string) => {
  const built = buildDay(day, date)
  return { ...built, dinner: { ...built.dinner, total_minutes: 30 } }
}
const plan = buildPlan({}, { days: [timed(1, '2026-11-23'), timed(2, '2026-11-24')] })
const at = (hours: number, minutes: number) => new Date(2026, 10, 23, hours, minutes)
const first = (hours: number, minutes: number) => {
  const [meal] = comingMeals(plan, at(hours, minutes))
  if (!meal) throw new Error('no meal comes')
  return meal
}

describe('the next meal', () => {
  it('is dinner at 17:40, to be begun at once', () => {
    const dinner = first(17, 40)
    expect(dinner).toMatchObject({ slot: 'dinner', day: 1, isToday: true })
    expect(startWords(dinner)).toBe('Start now, ready at 6:10 PM')
  })

  it('says when to begin where there is time', () => {
    expect(startWords(first(17, 5))).toBe('Start at 5:30 PM')
    expect(startWords(first(6, 0))).toBe('Start at 7:30 AM')
  })

  it('may still be cooked for a while after its time, and then is the next', () => {
    expect(first(8, 59).slot).toBe('breakfast')
    expect(first(9, 1).slot).toBe('snack_1')
  })

  it('is tomorrow’s breakfast when the day is over', () => {
    const breakfast = first(20, 0)
    expect(breakfast).toMatchObject({ slot: 'breakfast', day: 2, isToday: false })
    expect(startWords(breakfast)).toBe('Tomorrow')
  })

  it('is never one that no longer fits the child', () => {
    const warned = { day: 1, slot: 'dinner', dish: 'Pasta bake', text: 'Holds milk.' } as const
    const [meal] = comingMeals({ ...plan, warnings: [warned] }, at(17, 40))
    expect(meal).toMatchObject({ slot: 'breakfast', day: 2 })
  })

  it('is none when the plan is over', () => {
    expect(comingMeals(plan, new Date(2026, 10, 25, 12))).toEqual([])
  })
})

it('says a time as a clock does', () => {
  expect([0, 12 * 60, 13 * 60 + 5, 24 * 60 + 10].map(clockTime)).toEqual([
    '12:00 AM',
    '12:00 PM',
    '1:05 PM',
    '12:10 AM',
  ])
})
