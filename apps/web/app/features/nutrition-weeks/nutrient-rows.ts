import type { NutritionWeek } from '@brightplate/contract/plans/nutrition-week'

export interface NutrientRow {
  nutrient: string
  label: string
  /** One a week, oldest first: percent of that week's target; null where the plan tells none. */
  percents: readonly (number | null)[]
  complete: boolean
}

/** Near enough to the target that nobody need do anything. */
const reachedPercent = 95

export const isReached = (percent: number | null): boolean =>
  percent !== null && percent >= reachedPercent

/** What some week missed, and what every week reached. */
export const missedFirst = (rows: readonly NutrientRow[]) => {
  const isMissed = ({ percents }: NutrientRow) =>
    percents.some((percent) => percent !== null && !isReached(percent))
  return { missed: rows.filter(isMissed), reached: rows.filter((row) => !isMissed(row)) }
}

/**
 * Nutrients with a target, each week as a share of the target that its plan was made for. What the
 * newest week brings least of comes first.
 */
export function nutrientRows(newestFirst: readonly NutritionWeek[]): NutrientRow[] {
  const weeks = [...newestFirst].reverse()
  const named = new Map(
    weeks.flatMap(({ nutrients }) => nutrients.map(({ nutrient, label }) => [nutrient, label])),
  )
  const rows = [...named].flatMap(([nutrient, label]) => {
    const inWeeks = weeks.map(({ nutrients }) => nutrients.find((one) => one.nutrient === nutrient))
    const percents = inWeeks.map((one) =>
      one?.target ? Math.round((100 * one.mean) / one.target) : null,
    )
    if (percents.every((percent) => percent === null)) return []
    return [
      {
        nutrient,
        label,
        percents,
        complete: inWeeks.every((one) => one === undefined || one.complete),
      },
    ]
  })
  const newest = ({ percents }: NutrientRow) => percents.at(-1) ?? 0
  return rows.sort((a, b) => newest(a) - newest(b))
}
