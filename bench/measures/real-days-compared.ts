import { type AgeBand, ageBandOf, ageBands } from '../../packages/foods/src/eating/age-band.ts'
import { targetsFor } from '../../packages/foods/src/targets/targets.ts'
import { dishesOfDay } from '../../packages/planner/src/plan-document.ts'
import {
  type CategoryEnergy,
  type DayShares,
  energyOfDishes,
  sharesOfDay,
} from '../eating/energy-of-day.ts'
import { readEatingData } from '../eating/read-eating-data.ts'
import { plansOf } from '../judged/family-plans.ts'
import { ordinaryProfiles } from '../profiles/ordinary-profiles.ts'
import type { Benchmark, Figure } from '../report/benchmark.ts'
import { markdownTable } from '../report/markdown-table.ts'
import { percent, quantile } from '../report/statistics.ts'

const kcalOfSugarGram = 4

interface PlanDay extends DayShares {
  band: AgeBand
  addedSugar: number
  mostSugar: number
}

/** Every day of the plans of children of whom no food is known. */
const planDays = (): PlanDay[] =>
  ordinaryProfiles.flatMap((profile) => {
    const { age } = profile.facts
    const band = ageBandOf(age)
    return plansOf(profile).flatMap(({ document }) =>
      document.days.flatMap((day): PlanDay[] => {
        const shares = sharesOfDay(energyOfDishes(dishesOfDay(day)), band)
        if (shares === null) return []
        const { added_sugars_g = 0, energy_kcal = 1 } = day.nutrition
        const addedSugar = (added_sugars_g * kcalOfSugarGram) / energy_kcal
        return [{ ...shares, band, addedSugar, mostSugar: targetsFor(age).addedSugars }]
      }),
    )
  })

/** The shares of real days that are held against, from percents. */
function referenceOf(directory: string) {
  const rows = readEatingData(directory, 'nhanes_kids_day_reference.csv')
  return (
    band: AgeBand,
    measure: 'rare_kcal' | 'common_kcal',
    percentile: 'p25' | 'p50' | 'p90',
  ) => {
    const row = rows.find((one) => one.age === band && one.measure === measure)
    if (!row) throw new Error(`No ${measure} of real days of ${band} years`)
    return Number(row[percentile]) / 100
  }
}

/** Days of real children computed in the same way, to hold the computation against the reference. */
function realDays(directory: string): { band: AgeBand; shares: DayShares }[] {
  const days = new Map<string, { band: AgeBand; energies: CategoryEnergy[] }>()
  for (const row of readEatingData(directory, 'next_day_2021_23.csv.gz')) {
    const key = `${row.child} ${row.day}`
    const day = days.get(key) ?? { band: ageBandOf(Number(row.age)), energies: [] }
    days.set(key, day)
    day.energies.push({ category: Number(row.wweia_category), kcal: Number(row.kcal) })
  }
  return [...days.values()].flatMap(({ band, energies }) => {
    const shares = sharesOfDay(energies, band)
    return shares === null ? [] : [{ band, shares }]
  })
}

const held = (
  measure: string,
  days: readonly PlanDay[],
  isHeld: (day: PlanDay) => boolean,
): Figure => {
  const count = days.filter(isHeld).length
  return {
    measure,
    figure: `${percent(count / days.length)} of ${days.length} days`,
    comparedWith: 'our aim: all',
    reached: count === days.length,
  }
}

const notRun: Figure = {
  measure: 'days of plans against days of real children',
  figure: 'not run: no --eating DIR',
  comparedWith: 'our aim: all days within',
  reached: null,
}

const median = (values: readonly number[]) => percent(quantile(values, 0.5))

/**
 * Whether a child of whom no food is known gets food that children really eat: 12 made-up children
 * (`bench/profiles/ordinary-profiles.ts`), 20 seeds, each day against days of real children of the age.
 */
export const realDaysCompared: Benchmark = {
  letter: 'J',
  title: 'Days of plans against days of real children',
  run: ({ eating }) => {
    if (eating === null) return { notRun: true, figures: [notRun], notes: [] }
    const reference = referenceOf(eating)
    const days = planDays()
    const real = realDays(eating)
    return {
      figures: [
        ...ageBands.flatMap((band) => {
          const own = days.filter((day) => day.band === band)
          if (own.length === 0) return []
          const most = reference(band, 'rare_kcal', 'p90')
          const least = reference(band, 'common_kcal', 'p25')
          return [
            held(
              `${band} years: at most ${percent(most)} of the energy from what under 2 % of children eat on a day (90th percentile of real days)`,
              own,
              ({ rare }) => rare <= most,
            ),
            held(
              `${band} years: at least ${percent(least)} from what 8 % and more eat (25th percentile)`,
              own,
              ({ common }) => common >= least,
            ),
          ]
        }),
        held(
          'added sugar at most 10 % of the energy, none under two years',
          days,
          ({ addedSugar, mostSugar }) => addedSugar <= mostSugar,
        ),
      ],
      notes: [
        'Medians of days, and where three of four days lie for added sugar. “Untold” is energy of food of which the plan names no category. Real days: those of the two-day file, reckoned as ours are, beside the median of the reference.',
        markdownTable(
          [
            'age',
            'rare, plans',
            'rare, real',
            'common, plans',
            'common, real',
            'common, reference',
            'untold',
            'added sugar, plans',
          ],
          ageBands.map((band) => {
            const own = days.filter((day) => day.band === band)
            const others = real.filter((day) => day.band === band)
            return [
              band,
              median(own.map(({ rare }) => rare)),
              median(others.map(({ shares }) => shares.rare)),
              median(own.map(({ common }) => common)),
              median(others.map(({ shares }) => shares.common)),
              percent(reference(band, 'common_kcal', 'p50')),
              median(own.map(({ unreported }) => unreported)),
              `${median(own.map(({ addedSugar }) => addedSugar))}, ${percent(
                quantile(
                  own.map(({ addedSugar }) => addedSugar),
                  0.75,
                ),
              )}`,
            ]
          }),
        ),
      ],
    }
  },
}
