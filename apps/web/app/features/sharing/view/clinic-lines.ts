import { startOfDay } from '@brightplate/contract/plain-date'
import type { SharedPage } from '@brightplate/contract/sharing/shared-page'
import type { SharedWords } from './shared-words.ts'

export type ClinicPageData = Extract<SharedPage, { kind: 'clinic' }>

type RecordDay = ClinicPageData['food_record']['days'][number]
type RecordRow = RecordDay['rows'][number]

/** "Nov 2, 2026" */
export const dateIn = ({ language }: Pick<ClinicPageData, 'language'>, date: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(
    startOfDay(date),
  )

const figureIn = (
  { language }: ClinicPageData,
  figure: number,
  decimals = figure < 10 ? 2 : 0,
): string => new Intl.NumberFormat(language, { maximumFractionDigits: decimals }).format(figure)

export const growthLines = (page: ClinicPageData, words: SharedWords) =>
  page.growth.map(({ measured_on, weight_kg, height_cm }) =>
    words.measured({
      measure: height_cm === null ? 'weight' : weight_kg === null ? 'height' : 'both',
      date: dateIn(page, measured_on),
      weight: weight_kg === null ? '' : figureIn(page, weight_kg, 1),
      height: height_cm === null ? '' : figureIn(page, height_cm, 1),
    }),
  )

export const eatenLines = (page: ClinicPageData, words: SharedWords) =>
  page.eats.map((one) => {
    const food = one.only_exactly ? words.onlyExactly({ food: one.food }) : one.food
    const { first_eaten: first, last_eaten: last } = one
    if (first === null || last === null) return words.foodUntold({ food })
    const told = first === last ? 'once' : 'often'
    return words.foodTold({ food, told, first: dateIn(page, first), last: dateIn(page, last) })
  })

export const pausedLines = (page: ClinicPageData, words: SharedWords) =>
  page.paused.map(({ food, since }) => words.pausedSince({ food, date: dateIn(page, since) }))

export function nutrientLines(page: ClinicPageData, words: SharedWords) {
  if (!page.nutrition) return []
  return page.nutrition.nutrients.map(({ nutrient, unit, known, offered, complete, target }) =>
    words.nutritionLine({
      name: words.nutrient({ nutrient }),
      unit,
      hasKnown: known === null ? 'no' : 'yes',
      known: figureIn(page, known ?? 0),
      least: complete ? 'no' : 'yes',
      offered: figureIn(page, offered),
      hasTarget: target === null ? 'no' : 'yes',
      target: figureIn(page, target ?? 0),
    }),
  )
}

const recordLine = ({ food, planned, offered, eaten }: RecordRow, words: SharedWords) =>
  words.recordLine({
    food,
    plan: planned === null ? 'none' : planned === '' ? 'bare' : 'amount',
    planned: planned ?? '',
    told: offered === '' && eaten === null ? 'no' : 'yes',
    hasOffered: offered === '' ? 'no' : 'yes',
    offered,
    eaten: eaten ?? 'unknown',
  })

/** The rows of a recorded day under their meals, in the order of the record. */
export function recordedMeals({ rows }: RecordDay, words: SharedWords) {
  const meals = [...new Set(rows.map(({ slot }) => slot))]
  return meals.map((slot) => ({
    meal: slot === null ? words.betweenMeals : words.slot({ slot }),
    lines: rows.filter((row) => row.slot === slot).map((row) => recordLine(row, words)),
  }))
}
