import { dishesAtHome } from '../../packages/planner/src/plan-document.ts'
import { intakeOf } from '../diet-quality/diet-intake.ts'
import { eatenOfDish } from '../diet-quality/eaten-of-dish.ts'
import { type HeiScore, heiScore } from '../diet-quality/hei-score.ts'
import {
  type HeiComponent,
  heiComponents,
  heiIndexAt,
  heiStandards,
} from '../diet-quality/hei-standards.ts'
import { type WeekCounts, weekCounts } from '../diet-quality/week-counts.ts'
import { type FamilyPlan, plansOf } from '../judged/family-plans.ts'
import { ordinaryProfiles } from '../profiles/ordinary-profiles.ts'
import { ordinaryWithLikes } from '../profiles/ordinary-with-likes.ts'
import type { BenchProfile } from '../profiles/profiles.ts'
import { selectiveProfiles } from '../profiles/selective-profiles.ts'
import type { Benchmark, Figure } from '../report/benchmark.ts'
import { markdownTable } from '../report/markdown-table.ts'
import { mean, percent, quantile } from '../report/statistics.ts'

const aims = { median: 86, least: 78, weeks: 0.9, component: 0.5 }

/** Components that hold a greater part of what ordinary weeks of before had not. */
const held: readonly HeiComponent[] = [
  'greens_and_beans',
  'whole_grains',
  'fatty_acids',
  'seafood_and_plant_proteins',
]

interface MeasuredWeek {
  id: string
  seed: number
  /** Of the week summed up. */
  week: HeiScore
  /** Of its days, each by itself. */
  days: number[]
  counts: WeekCounts
}

function measured({ profile, seed, document }: FamilyPlan): MeasuredWeek {
  const { age } = profile.facts
  const standards = heiStandards(heiIndexAt(age))
  const days = document.days.map((day) => dishesAtHome(day).flatMap(eatenOfDish))
  return {
    id: profile.id,
    seed,
    week: heiScore(intakeOf(days.flat()), standards),
    days: days.map((eaten) => heiScore(intakeOf(eaten), standards).total),
    counts: weekCounts(document, age),
  }
}

const weeksOf = (profiles: readonly BenchProfile[]): MeasuredWeek[] =>
  profiles.flatMap((profile) => plansOf(profile).map(measured))

const totals = (weeks: readonly MeasuredWeek[]) => weeks.map(({ week }) => week.total)
const median = (values: readonly number[]) => quantile(values, 0.5)
const standardsOfAll = heiStandards('two-and-over')
const shareOf = (weeks: readonly MeasuredWeek[], component: HeiComponent) =>
  mean(weeks.map(({ week }) => week.points[component])) / standardsOfAll[component].maxPoints

/** A count that nine weeks of ten are to reach. */
interface CountAim {
  measure: string
  aim: string
  of: (counts: WeekCounts) => number
  isReached: (count: number) => boolean
}

const countAims: readonly CountAim[] = [
  {
    measure: 'different cooked dinners',
    aim: 'at least 4',
    of: ({ cookedDinners }) => cookedDinners,
    isReached: (count) => count >= 4,
  },
  {
    measure: 'lunches and dinners upon the base that stands most often',
    aim: 'at most 2',
    of: ({ sameMain }) => sameMain,
    isReached: (count) => count <= 2,
  },
  {
    measure: 'distinct snacks of 14',
    aim: 'at least 8',
    of: ({ distinctSnacks }) => distinctSnacks,
    isReached: (count) => count >= 8,
  },
  {
    measure: 'dinners with a vegetable other than potato',
    aim: 'at least 6 of 7',
    of: ({ dinnersWithVegetable }) => dinnersWithVegetable,
    isReached: (count) => count >= 6,
  },
  {
    measure: 'lunches and dinners with bought breaded food, fries or tots',
    aim: 'at most 2',
    of: ({ breadedMains }) => breadedMains,
    isReached: (count) => count <= 2,
  },
  {
    measure: 'days with the juice that stands most often',
    aim: 'at most 3',
    of: ({ sameJuice }) => sameJuice,
    isReached: (count) => count <= 3,
  },
]

function countFigure(weeks: readonly MeasuredWeek[], { measure, aim, of, isReached }: CountAim) {
  const counts = weeks.map((week) => of(week.counts))
  const reached = counts.filter(isReached).length / counts.length
  return {
    measure: `${measure}: ${aim}`,
    figure: `${percent(reached)} of weeks, mean ${mean(counts).toFixed(1)}`,
    comparedWith: 'our aim: nine weeks of ten',
    reached: reached >= aims.weeks,
  }
}

function figuresOf(weeks: readonly MeasuredWeek[]): Figure[] {
  const scores = totals(weeks)
  const least = Math.min(...scores)
  return [
    {
      measure: `HEI-2020, median of ${weeks.length} weeks`,
      figure: median(scores).toFixed(1),
      comparedWith: `our aim: ${aims.median}`,
      reached: median(scores) >= aims.median,
    },
    {
      measure: 'HEI-2020, least',
      figure: least.toFixed(1),
      comparedWith: `our aim: ${aims.least}`,
      reached: least >= aims.least,
    },
    ...held.map((component): Figure => {
      const share = shareOf(weeks, component)
      return {
        measure: `${wordsOf(component)}, of its points`,
        figure: percent(share),
        comparedWith: `our aim: ${percent(aims.component, 0)}`,
        reached: share >= aims.component,
      }
    }),
    ...countAims.map((one) => countFigure(weeks, one)),
    {
      measure: 'the same with what is breaded or fried at home',
      figure: `mean ${mean(weeks.map(({ counts }) => counts.breadedOrHomemade)).toFixed(1)}`,
      comparedWith: 'none: printed',
      reached: null,
    },
  ]
}

const wordsOf = (component: HeiComponent) => component.replaceAll('_', ' ')

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

const tableOf = (weeks: readonly MeasuredWeek[]) =>
  markdownTable(
    head,
    [...new Set(weeks.map(({ id }) => id))].map((id) =>
      rowOf(
        id,
        weeks.filter((week) => week.id === id),
      ),
    ),
  )

/** Points of each component as a share of all that it has, and of the tenth of weeks that score least. */
function componentTable(ordinary: readonly MeasuredWeek[], selective: readonly MeasuredWeek[]) {
  const worst = [...ordinary]
    .sort((a, b) => a.week.total - b.week.total)
    .slice(0, Math.ceil(ordinary.length / 10))
  return markdownTable(
    ['component', 'ordinary', 'the tenth that score least', 'selective'],
    heiComponents.map((component) => [
      `${wordsOf(component)}, of ${standardsOfAll[component].maxPoints}`,
      ...[ordinary, worst, selective].map((weeks) => percent(shareOf(weeks, component), 0)),
    ]),
  )
}

/**
 * Diet quality of children of whom no food is known, by the index of the field, beside what it does not see; of
 * selective children the same, without an aim.
 */
export const dietQuality: Benchmark = {
  letter: 'P',
  name: 'diet-quality',
  title: 'Diet quality of ordinary weeks, and what the index does not see',
  run: () => {
    const ordinary = weeksOf([...ordinaryProfiles, ...ordinaryWithLikes])
    const selective = weeksOf(selectiveProfiles)
    return {
      figures: [
        ...figuresOf(ordinary),
        {
          measure: `nearly all foods known: HEI-2020, median of ${selective.length} weeks`,
          figure: median(totals(selective)).toFixed(1),
          comparedWith: 'none: printed',
          reached: null,
        },
      ],
      notes: [
        'Of a week summed up, as populations are scored; “median day” scores each day by itself. HEI-Toddlers-2020 at one year. Real children: 45 to 54 a day. A dinner is cooked from ten active minutes on, as the caps of the kitchen count.',
        tableOf(ordinary),
        'Mean points of all that each component has.',
        componentTable(ordinary, selective),
        tableOf(selective),
      ],
    }
  },
}
