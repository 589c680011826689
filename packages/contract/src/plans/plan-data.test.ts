import { describe, expect, it } from 'vitest'
import { planData } from './plan-data.ts'

const snack = { name: 'Pear', ingredients: ['1 pear'], benefits: 'Holds fiber.' }
const juice = { ...snack, preparation: ['Wash the pear.', 'Blend it.'] }
const meal = { ...snack, prep_time: '15 minutes' }
const day = {
  day: 1,
  date: '2026-11-23',
  breakfast: meal,
  lunch: meal,
  dinner: meal,
  snacks: [snack],
  juice,
}
const data = {
  schema_version: 2,
  days: [day],
  shopping_list: ['4 pears'],
  general_tips: ['Read every label.'],
}

const pathsOf = (given: object) =>
  planData.safeParse(given).error?.issues.map(({ path }) => path.join('.')) ?? []

const inDay = (changes: object) => pathsOf({ ...data, days: [{ ...day, ...changes }] })

describe('what a plan holds', () => {
  it('is days, a shopping list and tips, and no more is needed §1.4 §3.7', () => {
    expect(planData.parse(data)).toEqual(data)
    for (const part of ['days', 'shopping_list', 'general_tips']) {
      expect(pathsOf({ ...data, [part]: undefined })).toEqual([part])
    }
  })

  it.each(['day', 'breakfast', 'lunch', 'dinner', 'snacks', 'juice'])(
    'has in each day its %s §1.4 §3.8',
    (part) => {
      expect(inDay({ [part]: undefined })).toEqual([`days.0.${part}`])
    },
  )

  it('has days with or without a date §2.72 §3.9', () => {
    expect(inDay({ date: undefined })).toEqual([])
  })

  it.each(['name', 'ingredients', 'prep_time', 'benefits'])(
    'has of each meal its %s §3.10',
    (part) => {
      for (const slot of ['breakfast', 'lunch', 'dinner']) {
        const without = { ...meal, [part]: undefined }
        expect(inDay({ [slot]: without })).toEqual([`days.0.${slot}.${part}`])
      }
    },
  )

  it.each(['name', 'ingredients', 'benefits'])('has of each snack its %s §3.11', (part) => {
    const without = { ...snack, [part]: undefined }
    expect(inDay({ snacks: [snack, without] })).toEqual([`days.0.snacks.1.${part}`])
  })

  it.each(['name', 'ingredients', 'preparation', 'benefits'])(
    'has of the juice its %s §3.12',
    (part) => {
      const without = { ...juice, [part]: undefined }
      expect(inDay({ juice: without })).toEqual([`days.0.juice.${part}`])
    },
  )
})
