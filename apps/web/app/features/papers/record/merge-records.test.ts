import type { RecordDay } from '@brightplate/contract/papers/food-record'
import { describe, expect, it } from 'vitest'
import { mergeRecords } from './merge-records.ts'

const day = (date: string, foods: readonly string[], note = ''): RecordDay => ({
  date,
  note,
  rows: foods.map((food) => ({ slot: null, food, planned: null, offered: '', eaten: null })),
})

const first = day('2026-11-02', ['toast'])

describe('a record that was saved elsewhere while it was open', () => {
  it('gets the days that came there, beside those that were added here', () => {
    const [mine, theirs] = [day('2026-11-04', ['rice']), day('2026-11-03', ['peas'])]
    expect(mergeRecords({ base: [first], mine: [first, mine], latest: [first, theirs] })).toEqual({
      days: [first, theirs, mine],
      changed: [{ date: theirs.date, what: 'added' }],
    })
  })

  it('holds the foods of both where one day was changed twice, and the note that was typed here', () => {
    const mine = day(first.date, ['toast', 'milk'], 'ill')
    const theirs = day(first.date, ['toast', 'jam'], 'a party')
    expect(mergeRecords({ base: [first], mine: [mine], latest: [theirs] })).toEqual({
      days: [day(first.date, ['toast', 'jam', 'milk'], 'ill')],
      changed: [{ date: first.date, what: 'both' }],
    })
    expect(mergeRecords({ base: [], mine: [mine], latest: [theirs] }).days).toEqual([
      day(first.date, ['toast', 'jam', 'milk'], 'ill'),
    ])
  })

  it('loses a day that was taken out in one place, and none that was worked on in the other', () => {
    expect(mergeRecords({ base: [first], mine: [first], latest: [] })).toEqual({
      days: [],
      changed: [{ date: first.date, what: 'removed' }],
    })
    const worked = day(first.date, ['waffle'])
    for (const [mine, latest] of [
      [[worked], []],
      [[], [worked]],
    ]) {
      expect(mergeRecords({ base: [first], mine: mine ?? [], latest: latest ?? [] })).toEqual({
        days: [worked],
        changed: [{ date: first.date, what: 'both' }],
      })
    }
  })

  it('names nothing where both say the same, or only this form changed', () => {
    const worked = day(first.date, ['waffle'])
    expect(mergeRecords({ base: [first], mine: [worked], latest: [worked] }).changed).toEqual([])
    expect(mergeRecords({ base: [first], mine: [worked], latest: [first] })).toEqual({
      days: [worked],
      changed: [],
    })
  })
})
