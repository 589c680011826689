import { describe, expect, it } from 'vitest'
import { buildDay, buildPlan } from '../build-plan.ts'
import { moveDays } from './move-days.ts'

const place = { day: 2, slot: 'lunch' as const }
const lunch = (name: string) => ({ lunch: { ...buildDay(1).lunch, name } })
const days = [
  buildDay(1, '2026-11-23', lunch('Soup')),
  buildDay(2, '2026-11-24', lunch('Toast')),
  buildDay(3, '2026-11-25', lunch('Toast')),
  buildDay(4, '2026-11-26', lunch('Rice')),
  buildDay(5, '2026-11-27', lunch('Beans')),
]
const plan = buildPlan({ locks: [{ day: 4, slot: 'lunch' }] }, { days })

describe('the days to which a meal may go', () => {
  it('are the others that are not over, with the dish that comes in its place', () => {
    expect(moveDays(plan, place, '2026-11-24')).toEqual([
      { day: 3, name: 'Wednesday, November 25', dish: 'Toast', stays: 'The same stands there' },
      { day: 4, name: 'Thursday, November 26', dish: 'Rice', stays: 'Rice: kept in its place' },
      { day: 5, name: 'Friday, November 27', dish: 'Beans', stays: null },
    ])
    expect(moveDays(plan, place, '2026-11-23')[0]?.dish).toBe('Soup')
  })

  it('are all the others where no dates are known', () => {
    const undated = days.map(({ date: _, ...day }) => day)
    const found = moveDays(
      { ...plan, plan_data: { ...plan.plan_data, days: undated } },
      place,
      '2030-01-01',
    )
    expect(found.map(({ name }) => name)).toEqual(['Day 1', 'Day 3', 'Day 4', 'Day 5'])
  })

  it('say beforehand which of them would part what is left from its cooking', () => {
    const leftover = {
      leftover: {
        day: 1,
        slot: 'lunch' as const,
        kept: 'fridge' as const,
        fresh: { steps: [], active_minutes: 20, total_minutes: 30 },
      },
      keeps: { fridge_days: 2, freezer_days: null, active_minutes: 3, steps: 1, rest_minutes: 0 },
    }
    const [stew, rest] = ['Stew', 'Stew'].map((name) => lunch(name).lunch)
    const cooked = [
      buildDay(1, '2026-11-23', { lunch: stew }),
      buildDay(2, '2026-11-24', lunch('Toast')),
      buildDay(3, '2026-11-25', { lunch: { ...buildDay(3).lunch, ...rest, ...leftover } }),
      buildDay(4, '2026-11-26', lunch('Rice')),
    ]
    const stays = (day: number) =>
      moveDays(buildPlan({}, { days: cooked }), { day, slot: 'lunch' }, '2026-11-23').map(
        ({ stays }) => stays,
      )
    expect(stays(1)).toEqual([
      null,
      'The same stands there',
      'Stew would be left over before it is cooked',
    ])
    expect(stays(4)).toEqual([
      'Stew would be left over before it is cooked',
      null,
      'Stew: what is left would be kept too long',
    ])
  })
})
