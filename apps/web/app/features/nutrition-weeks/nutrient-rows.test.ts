import type { NutritionWeek } from '@brightplate/contract/plans/nutrition-week'
import { describe, expect, it } from 'vitest'
import { missedFirst, nutrientRows } from './nutrient-rows.ts'

const week = (start_date: string, mean: number, changes = {}): NutritionWeek => ({
  plan_id: '019a9e4e-7d1c-7000-8000-000000000000',
  start_date,
  nutrients: [
    {
      nutrient: 'iron_mg',
      label: 'iron',
      unit: 'mg',
      mean,
      target: 10,
      complete: true,
      ...changes,
    },
    { nutrient: 'sodium_mg', label: 'sodium', unit: 'mg', mean, target: null, complete: true },
  ],
})

describe('the rows of weeks compared', () => {
  it('tell each week as a share of its own target, oldest first', () => {
    const [iron] = nutrientRows([week('2026-11-23', 12, { target: 8 }), week('2026-11-16', 9)])
    expect(iron).toMatchObject({ label: 'iron', percents: [90, 150], complete: true })
  })

  it('leave out what has no target', () => {
    expect(nutrientRows([week('2026-11-16', 9)]).map(({ label }) => label)).toEqual(['iron'])
  })

  it('begin with what the newest week brings least of', () => {
    const zinc = { nutrient: 'zinc_mg', label: 'zinc', unit: 'mg', target: 5, complete: true }
    const both = week('2026-11-23', 12)
    both.nutrients.push({ ...zinc, mean: 2 })
    expect(nutrientRows([both]).map(({ label }) => label)).toEqual(['zinc', 'iron'])
  })

  it('fall into those that some week missed and those that every week reached', () => {
    const rows = (means: number[]) => nutrientRows(means.map((mean) => week('2026-11-16', mean)))
    expect(missedFirst(rows([10, 9.4]))).toMatchObject({ missed: [{ label: 'iron' }], reached: [] })
    expect(missedFirst(rows([10, 9.5]))).toMatchObject({ missed: [], reached: [{ label: 'iron' }] })
  })

  it('say where a figure is only "at least", and where a week tells none', () => {
    const bare = { ...week('2026-11-16', 9), nutrients: [] }
    const [iron] = nutrientRows([week('2026-11-23', 9, { complete: false }), bare])
    expect(iron).toMatchObject({ percents: [null, 90], complete: false })
  })
})
