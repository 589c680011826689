import { eatenShares } from '@brightplate/contract/papers/eaten-shares'
import type { EatenShare, FoodRecord, RecordDay } from '@brightplate/contract/papers/food-record'
import { slots } from '@brightplate/contract/plans/slots'

/** What a list shows for nothing, as no choice of it may be empty. */
export const betweenMeals = 'between'
export const notRecorded = 'unknown'

export interface RowValues {
  slot: string
  food: string
  planned: string | null
  offered: string
  eaten: string
}

export interface DayValues {
  date: string
  note: string
  rows: RowValues[]
}

export interface RecordValues {
  days: DayValues[]
}

export const emptyRow: RowValues = {
  slot: betweenMeals,
  food: '',
  planned: null,
  offered: '',
  eaten: notRecorded,
}

export const dayValuesOf = ({ date, note, rows }: RecordDay): DayValues => ({
  date,
  note,
  rows: rows.map((row) => ({
    ...row,
    slot: row.slot ?? betweenMeals,
    eaten: row.eaten ?? notRecorded,
  })),
})

const shareOf = (typed: string): EatenShare | null =>
  eatenShares.find((one) => one === typed) ?? null

export const recordOf = ({ days }: RecordValues): FoodRecord => ({
  days: days.map(({ date, note, rows }) => ({
    date,
    note,
    rows: rows.map((row) => ({
      ...row,
      slot: slots.find((one) => one === row.slot) ?? null,
      eaten: shareOf(row.eaten),
    })),
  })),
})
