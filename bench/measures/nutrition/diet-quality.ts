import type { HeiComponent } from '../../diet-quality/hei-standards.ts'
import {
  type MeasuredWeek,
  median,
  shareOf,
  totals,
  weeksOf,
} from '../../diet-quality/measured-week.ts'
import { componentTable, leastTable, tableOf, wordsOf } from '../../diet-quality/quality-tables.ts'
import type { WeekCounts } from '../../diet-quality/week-counts.ts'
import { ordinaryProfiles } from '../../profiles/ordinary-profiles.ts'
import { ordinaryWithLikes } from '../../profiles/ordinary-with-likes.ts'
import { selectiveProfiles } from '../../profiles/selective-profiles.ts'
import type { Benchmark, Figure } from '../../report/benchmark.ts'
import { mean, percent } from '../../report/statistics.ts'

const aims = { median: 86, least: 78, weeks: 0.9, component: 0.5 }

/** Each is to get at least half its points. */
const held: readonly HeiComponent[] = [
  'greens_and_beans',
  'whole_grains',
  'fatty_acids',
  'seafood_and_plant_proteins',
]

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

const printed = (measure: string, figure: string): Figure => ({
  measure,
  figure,
  comparedWith: 'none: printed',
  reached: null,
})

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
    printed(
      'lunches and dinners with what is breaded or fried at home, too',
      mean(weeks.map(({ counts }) => counts.breadedOrHomemade)).toFixed(1),
    ),
    printed(
      'HEI-2020 of single days, median',
      median(weeks.flatMap(({ days }) => days)).toFixed(1),
    ),
    printed(
      'meals and snacks with whole fruit a day',
      mean(weeks.map(({ counts }) => counts.fruitPortions)).toFixed(1),
    ),
    printed(
      'whole grain, of all grain',
      percent(mean(weeks.map(({ counts }) => counts.wholeGrainShare))),
    ),
  ]
}

/**
 * Diet quality of children of whom no food is known, by the index of the field, beside what it does not see; of
 * selective children the same, without an aim.
 */
export const dietQuality: Benchmark = {
  letter: 'P',
  name: 'diet-quality',
  title: 'Diet quality of ordinary weeks, and what the index does not see',
  run: ({ seeds }) => {
    const ordinary = weeksOf([...ordinaryProfiles, ...ordinaryWithLikes], seeds)
    const selective = weeksOf(selectiveProfiles, seeds)
    return {
      figures: [
        ...figuresOf(ordinary),
        printed(
          `nearly all foods known: HEI-2020, median of ${selective.length} weeks`,
          median(totals(selective)).toFixed(1),
        ),
      ],
      notes: [
        'Of a week summed up, as populations are scored; “median day” scores each day by itself. HEI-Toddlers-2020 at one year. Real children: 45 to 54 a day. A dinner is cooked from ten active minutes on, as the caps of the kitchen count.',
        tableOf(ordinary),
        'Mean points of all that each component has.',
        componentTable(ordinary, selective),
        'The weeks that score least.',
        leastTable(ordinary),
        'Selective children, without an aim.',
        tableOf(selective),
      ],
    }
  },
}
