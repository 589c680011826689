import { markdownTable } from '../report/markdown-table.ts'
import { mean, percent } from '../report/statistics.ts'
import { type HeiComponent, heiComponents } from './hei-standards.ts'
import { type MeasuredWeek, median, shareOf, standardsOfAll, totals } from './measured-week.ts'
import type { WeekCounts } from './week-counts.ts'

export const wordsOf = (component: HeiComponent) => component.replaceAll('_', ' ')

function rowOf(id: string, weeks: readonly MeasuredWeek[]): string[] {
  const count = (of: (counts: WeekCounts) => number, digits = 1) =>
    mean(weeks.map(({ counts }) => of(counts))).toFixed(digits)
  return [
    id,
    median(totals(weeks)).toFixed(0),
    Math.min(...totals(weeks)).toFixed(0),
    median(weeks.flatMap(({ days }) => days)).toFixed(0),
    count(({ cookedDinners }) => cookedDinners),
    count(({ recipeDinners }) => recipeDinners),
    count(({ sameMain }) => sameMain),
    count(({ distinctSnacks }) => distinctSnacks),
    count(({ dinnersWithVegetable }) => dinnersWithVegetable),
    count(({ breadedMains }) => breadedMains),
    count(({ sameJuice }) => sameJuice),
    count(({ fruitPortions }) => fruitPortions),
    percent(mean(weeks.map(({ counts }) => counts.wholeGrainShare)), 0),
  ]
}

const head = [
  'child',
  'HEI, median',
  'least',
  'median day',
  'cooked dinners',
  'of recipes',
  'same main',
  'snacks of 14',
  'dinners with a vegetable',
  'breaded mains',
  'same juice',
  'fruit a day',
  'whole grain',
]

/** A row a child. */
export const tableOf = (weeks: readonly MeasuredWeek[]) =>
  markdownTable(
    head,
    [...new Set(weeks.map(({ id }) => id))].map((id) =>
      rowOf(
        id,
        weeks.filter((week) => week.id === id),
      ),
    ),
  )

const leastFirst = (weeks: readonly MeasuredWeek[]) =>
  [...weeks].sort((a, b) => a.week.total - b.week.total)

/** Points of each component as a share of all that it has, and of the tenth of weeks that score least. */
export function componentTable(
  ordinary: readonly MeasuredWeek[],
  selective: readonly MeasuredWeek[],
) {
  const worst = leastFirst(ordinary).slice(0, Math.ceil(ordinary.length / 10))
  return markdownTable(
    ['component', 'ordinary', 'the tenth that score least', 'selective'],
    heiComponents.map((component) => [
      `${wordsOf(component)}, of ${standardsOfAll[component].maxPoints}`,
      ...[ordinary, worst, selective].map((weeks) => percent(shareOf(weeks, component), 0)),
    ]),
  )
}

const shownWeeks = 10
const shownComponents = 4

/** The weeks that score least, and where they lose most points. */
export const leastTable = (weeks: readonly MeasuredWeek[]) =>
  markdownTable(
    ['child', 'seed', 'HEI', 'points lost'],
    leastFirst(weeks)
      .slice(0, shownWeeks)
      .map(({ id, seed, week: { points, total } }) => [
        id,
        String(seed),
        total.toFixed(1),
        heiComponents
          .map((component) => ({
            component,
            lost: standardsOfAll[component].maxPoints - points[component],
          }))
          .sort((a, b) => b.lost - a.lost)
          .slice(0, shownComponents)
          .map(({ component, lost }) => `${wordsOf(component)} ${lost.toFixed(1)}`)
          .join(', '),
      ]),
  )
