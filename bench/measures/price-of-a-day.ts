import { type AgeBand, ageBandOf, ageBands } from '../../packages/foods/src/eating/age-band.ts'
import { readEatingData } from '../eating/read-eating-data.ts'
import { plansOf } from '../judged/family-plans.ts'
import { ordinaryProfiles } from '../profiles/ordinary-profiles.ts'
import { selectiveProfiles } from '../profiles/selective-profiles.ts'
import type { Benchmark, Figure } from '../report/benchmark.ts'
import { markdownTable } from '../report/markdown-table.ts'
import { percent, quantile } from '../report/statistics.ts'

type Percentile = 'p25' | 'p50' | 'p75' | 'p90'

interface PricedPlan {
  profile: string
  band: AgeBand
  /** The child's own share, US dollars. */
  usdADay: number
  isReported: boolean
}

const pricedPlans = (): PricedPlan[] =>
  [...ordinaryProfiles, ...selectiveProfiles].flatMap((profile) =>
    plansOf(profile).map(({ document }) => {
      if (!document.cost) throw new Error(`${profile.id}: a plan without its cost`)
      const band = ageBandOf(profile.facts.age)
      const { child_usd_a_day, above_usual } = document.cost
      return {
        profile: profile.id,
        band,
        usdADay: child_usd_a_day,
        isReported: above_usual !== undefined,
      }
    }),
  )

/** What real days of an age cost, in the same prices. */
function realPrices(directory: string) {
  const rows = readEatingData(directory, 'nhanes_kids_day_reference.csv')
  return (band: AgeBand, percentile: Percentile): number => {
    const row = rows.find(({ age, measure }) => age === band && measure === 'usd')
    if (!row) throw new Error(`No price of real days of ${band} years`)
    return Number(row[percentile])
  }
}

const dollars = (usd: number) => `$${usd.toFixed(2)}`

const notRun: Figure = {
  measure: 'price of a day against days of real children',
  figure: 'not run: no --eating DIR',
  comparedWith: 'our aim: at most the 75th percentile of real days',
  reached: null,
}

/** What the child's own share of a day costs, 12 ordinary and 12 selective children, 20 seeds. */
export const priceOfADay: Benchmark = {
  letter: 'L',
  title: 'Price of a day of plans against days of real children',
  run: ({ eating }) => {
    if (eating === null) return { notRun: true, figures: [notRun], notes: [] }
    const real = realPrices(eating)
    const plans = pricedPlans()
    const ofBand = (band: AgeBand) => plans.filter((one) => one.band === band)
    const told = ageBands.filter((band) => ofBand(band).length > 0)
    return {
      figures: told.map((band): Figure => {
        const own = ofBand(band)
        const most = real(band, 'p75')
        const held = own.filter(({ usdADay }) => usdADay <= most).length
        // Shown to ten cents: what is a few cents above is not above as it is read.
        const unsaid = own.filter(
          ({ usdADay, isReported }) => usdADay > most + 0.1 && !isReported,
        ).length
        return {
          measure: `${band} years: weeks at no more than ${dollars(most)} a day (75th percentile of real days)`,
          figure: `${percent(held / own.length)} of ${own.length}; ${unsaid} of the others do not say so`,
          comparedWith: 'our aim: all, or said',
          reached: unsaid === 0,
        }
      }),
      notes: [
        'Average prices of the United States in dollars of 2024, for the food used; a day is the mean of a week. Prices of a food are uncertain by about a quarter.',
        markdownTable(
          ['age', 'plans, median', 'plans, 90th', 'real, median', 'real, 75th', 'real, 90th'],
          told.map((band) => {
            const own = ofBand(band).map(({ usdADay }) => usdADay)
            return [
              band,
              dollars(quantile(own, 0.5)),
              dollars(quantile(own, 0.9)),
              ...(['p50', 'p75', 'p90'] as const).map((one) => dollars(real(band, one))),
            ]
          }),
        ),
      ],
    }
  },
}
