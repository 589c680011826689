import { pick, randomStream } from '../../packages/planner/src/search/random.ts'
import { mean, quantile } from '../report/statistics.ts'

/** What was said of a case, 0 to 1, and whether it came true. */
export interface Forecast {
  chance: number
  came: boolean
}

/**
 * The area under the curve: how often a case that came true stands above one that did not; ties count
 * half. Null where there are none of one of them.
 */
export function areaUnderCurve(forecasts: readonly Forecast[]): number | null {
  const sorted = [...forecasts].sort((a, b) => a.chance - b.chance)
  const came = sorted.filter((one) => one.came).length
  const others = sorted.length - came
  if (came === 0 || others === 0) return null
  let ranks = 0
  for (let from = 0; from < sorted.length; ) {
    let to = from
    while (sorted[to]?.chance === sorted[from]?.chance && to < sorted.length) to += 1
    const rank = (from + 1 + to) / 2
    ranks += rank * sorted.slice(from, to).filter((one) => one.came).length
    from = to
  }
  return (ranks - (came * (came + 1)) / 2) / (came * others)
}

const bins = 10

export interface CalibrationBin {
  cases: number
  said: number
  came: number
}

/** Ten bins of the chance, each with the mean of what was said and the share that came true. */
export function calibration(forecasts: readonly Forecast[]): CalibrationBin[] {
  return Array.from({ length: bins }, (_, bin) => {
    const inside = forecasts.filter(
      ({ chance }) => Math.min(bins - 1, Math.floor(chance * bins)) === bin,
    )
    return {
      cases: inside.length,
      said: mean(inside.map(({ chance }) => chance)),
      came: mean(inside.map(({ came }) => (came ? 1 : 0))),
    }
  }).filter(({ cases }) => cases > 0)
}

/** Expected calibration error: how far what was said is from what came, over all cases. */
export function calibrationError(forecasts: readonly Forecast[]): number {
  return (
    calibration(forecasts).reduce(
      (sum, { cases, said, came }) => sum + cases * Math.abs(said - came),
      0,
    ) / forecasts.length
  )
}

const draws = 2000

/** The middle 95 % of the means of as many values drawn again, with a seed. */
export function bootstrapInterval(values: readonly number[]): { low: number; high: number } {
  const random = randomStream(1)
  const means = Array.from({ length: draws }, () =>
    mean(values.map(() => values[pick(random, values.length)] ?? 0)),
  )
  return { low: quantile(means, 0.025), high: quantile(means, 0.975) }
}
