import { describe, expect, it } from 'vitest'
import { isTonightOpen } from './is-tonight-open.ts'

const at = (day: number, hour: number) => new Date(2026, 10, day, hour)
const plan = (made: Date, date: string) => ({
  created_at: made.toISOString(),
  plan_data: { days: [{ date }] },
})

describe('a dinner for tonight', () => {
  it('is offered in the afternoon of the day on which a plan of later was made', () => {
    expect(isTonightOpen(plan(at(22, 15), '2026-11-23'), at(22, 15))).toBe(true)
    expect(isTonightOpen(plan(at(22, 9), '2026-11-30'), at(22, 18))).toBe(true)
  })

  it.each([
    ['before noon', plan(at(22, 9), '2026-11-23'), at(22, 11)],
    ['where the plan has a dinner tonight', plan(at(22, 15), '2026-11-22'), at(22, 15)],
    ['on another day', plan(at(22, 15), '2026-11-24'), at(23, 15)],
    [
      'for a plan without dates',
      { created_at: at(22, 15).toISOString(), plan_data: { days: [{}] } },
      at(22, 15),
    ],
  ])('is not offered %s', (_, made, now) => {
    expect(isTonightOpen(made, now)).toBe(false)
  })
})
