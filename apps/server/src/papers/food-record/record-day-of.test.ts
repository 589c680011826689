import type { SharedMeal } from '@brightplate/contract/sharing/shared-page'
import { describe, expect, it } from 'vitest'
import { recordDayOf } from './record-day-of.ts'

const date = '2026-11-20'

const meal = (name: string, plate: [string, number | null][]): SharedMeal => ({
  slot: 'lunch',
  state: 'planned',
  name,
  picture: null,
  minutes: null,
  people: 1,
  ingredients: [],
  steps: [],
  plate: plate.map(([food, grams]) => ({ food, grams, taste: false })),
})

describe('a day of a record as plan and log tell it', () => {
  it('has what was planned, neither offered nor eaten until somebody says so', () => {
    const meals = [
      meal('Pasta plate', [
        ['Pasta', 90],
        ['Peas', 10],
      ]),
    ]
    const { rows, note } = recordDayOf({ date, meals, stored: meals, told: [] })
    expect(rows).toEqual([
      { slot: 'lunch', food: 'Pasta', planned: '90 g', offered: '', eaten: null },
      { slot: 'lunch', food: 'Peas', planned: '10 g', offered: '', eaten: null },
    ])
    expect(note).toBe('')
  })

  it('names the dish where its parts are not known, with what is beside it', () => {
    const meals = [meal('Soup', [['Oyster crackers', null]])]
    const { rows } = recordDayOf({ date, meals, stored: meals, told: [] })
    expect(rows.map(({ food, planned }) => [food, planned])).toEqual([
      ['Soup', ''],
      ['Oyster crackers', ''],
    ])
  })

  it('says eaten of what was answered, and not how much of it', () => {
    const meals = [
      meal('Pasta plate', [
        ['Pasta', 90],
        ['Peas', 10],
        ['Milk', 150],
        ['Ham', 20],
      ]),
    ]
    const told = [
      { name: 'pasta', said: 'eaten' },
      { name: 'Peas', said: 'tasted' },
      { name: 'Milk', said: 'not_today' },
      { name: 'Ham', said: null },
    ] as const
    const { rows } = recordDayOf({ date, meals, stored: meals, told })
    expect(rows.map(({ eaten }) => eaten)).toEqual(['some', 'taste', 'none', null])
    expect(rows.every(({ offered }) => offered === '')).toBe(true)
  })

  it('finds an answer by the stored name where the page is in another language', () => {
    const stored = [meal('Pasta plate', [['Pasta', 90]])]
    const meals = [meal('Plato de pasta', [['Fideos', 90]])]
    const told = [{ name: 'Pasta', said: 'eaten' }] as const
    const { rows } = recordDayOf({ date, meals, stored, told })
    expect(rows).toMatchObject([{ food: 'Fideos', eaten: 'some' }])
  })

  it('keeps what was answered of a meal that no plan has any more, at no meal', () => {
    const told = [{ name: 'Waffles', said: 'eaten' }] as const
    const { rows } = recordDayOf({ date, meals: [], stored: [], told })
    expect(rows).toEqual([
      { slot: null, food: 'Waffles', planned: null, offered: '', eaten: 'some' },
    ])
  })

  it('shows nothing of a meal that does not fit or is eaten elsewhere', () => {
    const meals: SharedMeal[] = [
      { slot: 'lunch', state: 'unfit' },
      { slot: 'dinner', state: 'eaten_out' },
    ]
    expect(recordDayOf({ date, meals, stored: meals, told: [] }).rows).toEqual([])
  })
})
