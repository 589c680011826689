import type { NutritionWeek } from '@brightplate/contract/plans/nutrition-week'
import { Link } from 'react-router'
import * as words from '#words/nutrition-weeks'
import { fullDate } from '../../ui/words/dates.ts'
import type { NutrientRow } from './nutrient-rows.ts'

interface WeeksTableProps {
  weeks: readonly NutritionWeek[]
  rows: readonly NutrientRow[]
}

const percentWords = (percent: number | null = null) =>
  percent === null ? '' : words.percent({ percent })

/** The same in figures, weeks downward so that a phone needs no sideways scrolling of the page. */
export function WeeksTable({ weeks, rows }: WeeksTableProps) {
  const oldestFirst = [...weeks].reverse()
  return (
    <section
      aria-label={words.tableLabel}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className="overflow-x-auto"
    >
      <table className="w-full min-w-max border-collapse text-left text-sm tabular-nums">
        <caption className="sr-only">{words.tableCaption}</caption>
        <thead>
          <tr className="border-line border-b">
            <th scope="col" className="py-2 pr-4">
              {words.weekFrom}
            </th>
            {rows.map(({ nutrient, label }) => (
              <th key={nutrient} scope="col" className="px-3 py-2 first-letter:uppercase">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {oldestFirst.map(({ plan_id, start_date }, week) => (
            <tr key={start_date} className="border-line border-b">
              <th scope="row" className="py-2 pr-4 font-normal">
                <Link
                  to={`/meal-plan/${plan_id}`}
                  className="inline-flex min-h-11 items-center text-leaf underline"
                >
                  {fullDate(start_date)}
                </Link>
              </th>
              {rows.map(({ nutrient, percents }) => (
                <td key={nutrient} className="px-3 py-2">
                  {percentWords(percents[week])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
