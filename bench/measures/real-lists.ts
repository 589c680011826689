import { readFileSync } from 'node:fs'
import { type JudgedWeek, judgeWeek } from '../lists/judge-week.ts'
import { listWeek } from '../lists/list-week.ts'
import { readRealLists } from '../lists/read-real-lists.ts'
import type { Benchmark, Figure } from '../report/benchmark.ts'
import { percent } from '../report/statistics.ts'

const aThird = 1 / 3
const mostNowhere = 0.01
const mostOverThird = 0.03
const littleAccepted = 0.8

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

const unnamed = (weeks: number): Figure => ({
  measure: 'weeks of real lists',
  figure: String(weeks),
  comparedWith: 'needs --lists FILE',
  reached: null,
})

function figuresOf(weeks: readonly (JudgedWeek | null)[]): Figure[] {
  const made = weeks.filter((week) => week !== null)
  const foods = sum(made.map(({ allowed }) => allowed.length))
  const nowhere = sum(made.map((week) => week.nowhere.length))
  const overThird = made.filter((week) => (week.mostOfMeals?.share ?? 0) > aThird + 1e-9).length
  const weeksWith = (of: (week: JudgedWeek) => readonly string[]) =>
    made.filter((week) => of(week).length > 0).length
  const none = (measure: string, count: number): Figure => ({
    measure,
    figure: String(count),
    comparedWith: 'our aim: 0',
    reached: count === 0,
  })
  return [
    none(`lists without a plan, of ${weeks.length}`, weeks.length - made.length),
    {
      measure: `allowed foods that stand nowhere in their plan, of ${foods}`,
      figure: percent(nowhere / foods, 1),
      comparedWith: 'our aim: 1 %',
      reached: nowhere / foods <= mostNowhere,
    },
    none(
      'weeks with a food exchanged for another form',
      weeksWith(({ exchanged }) => exchanged),
    ),
    none(
      'weeks with a meal or snack built upon a drink, a sauce or sweets',
      weeksWith(({ withoutBase }) => withoutBase),
    ),
    none(
      'weeks with two of a kind on a plate',
      weeksWith(({ twoOfAKind }) => twoOfAKind),
    ),
    {
      measure: 'weeks with one food at over a third of main meals where five may stand there',
      figure: percent(overThird / made.length, 1),
      comparedWith: 'our aim: 3 %',
      reached: overThird / made.length <= mostOverThird,
    },
    {
      measure: 'weeks with under 80 % of their energy from foods of the list',
      figure: percent(
        made.filter(({ acceptedShare }) => acceptedShare < littleAccepted).length / made.length,
        1,
      ),
      comparedWith: 'our aim: 5 %',
      reached: null,
    },
    {
      measure: 'meals whose name runs over 60 characters or repeats a word',
      figure: String(sum(made.map(({ names }) => names.length))),
      comparedWith: 'words that two parts share are counted',
      reached: null,
    },
  ]
}

export const realLists: Benchmark = {
  letter: 'O',
  title: 'Lists that real parents type, nearly whole, of all ages',
  run: ({ lists }) => {
    if (lists === null) return { notRun: true, figures: [unnamed(0)], notes: [] }
    const weeks = readRealLists(readFileSync(lists, 'utf8')).map((list) =>
      judgeWeek(listWeek(list)),
    )
    return { figures: figuresOf(weeks), notes: [] }
  },
}
