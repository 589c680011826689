import { nutrients } from '@brightplate/foods/nutrients'
import type { Problem } from '@brightplate/planner/search/problem'
import { type Choice, type Relaxation, relax } from './relaxation.ts'

/** Prices of pieces and caps, each from 0 to 1: for each kind of day, and for the plan. */
interface Prices {
  day: readonly [Float64Array, Float64Array]
  plan: Float64Array
  cap: Float64Array
}

const emptyPrices = ({ dayPieces, planPieces, caps }: Relaxation): Prices => ({
  day: [new Float64Array(dayPieces.length), new Float64Array(dayPieces.length)],
  plan: new Float64Array(planPieces.length),
  cap: new Float64Array(caps.length),
})

/** The choice that is cheapest at these prices of amounts and caps on a kind of day. */
function cheapestOf(
  choices: readonly Choice[],
  kind: 0 | 1,
  factors: Float64Array,
  ofCaps: Float64Array,
): { best: Choice | undefined; least: number } {
  let best: Choice | undefined
  let least = Number.POSITIVE_INFINITY
  for (const choice of choices) {
    let cost = choice.own[kind]
    for (const { cap, times } of choice.counted) cost += times * (ofCaps[cap] ?? 0)
    for (let n = 0; n < factors.length; n += 1) {
      cost += (factors[n] ?? 0) * (choice.amounts[n] ?? 0)
    }
    if (cost < least) {
      least = cost
      best = choice
    }
  }
  return { best, least }
}

/** The bound at these prices, the direction in which it rises, and the amounts of the cheapest choices. */
function boundAt(
  relaxation: Relaxation,
  prices: Prices,
): { bound: number; rise: Prices; amounts: Float64Array } {
  const amounts = new Float64Array(nutrients.length)
  const { dayPieces, planPieces, caps, choices, dayCounts } = relaxation
  const rise: Prices = {
    day: emptyPrices(relaxation).day,
    plan: Float64Array.from(planPieces, ({ weight, most: [most] }) => -weight * most),
    cap: Float64Array.from(caps, ({ weight, free }) => -weight * free),
  }
  let bound = relaxation.constant
  for (let n = 0; n < planPieces.length; n += 1) {
    bound += (prices.plan[n] ?? 0) * (rise.plan[n] ?? 0)
  }
  for (let n = 0; n < caps.length; n += 1) bound += (prices.cap[n] ?? 0) * (rise.cap[n] ?? 0)
  const ofCaps = Float64Array.from(caps, ({ weight }, n) => weight * (prices.cap[n] ?? 0))
  for (const kind of [0, 1] as const) {
    const days = dayCounts[kind]
    if (days === 0) continue
    const dayPrices = prices.day[kind]
    const dayRise = rise.day[kind]
    const factors = Float64Array.from([
      ...dayPieces.map(({ weight }, n) => weight * (dayPrices[n] ?? 0)),
      ...planPieces.map(({ weight }, n) => weight * (prices.plan[n] ?? 0)),
    ])
    dayPieces.forEach(({ weight, most }, n) => {
      dayRise[n] = -days * weight * most[kind]
      bound -= days * weight * most[kind] * (dayPrices[n] ?? 0)
    })
    for (const slotChoices of choices) {
      const { best, least } = cheapestOf(slotChoices, kind, factors, ofCaps)
      if (!best) continue
      bound += days * least
      for (let n = 0; n < amounts.length; n += 1) {
        amounts[n] = (amounts[n] ?? 0) + days * (best.option.amounts[n] ?? 0)
      }
      for (let n = 0; n < dayPieces.length; n += 1) {
        dayRise[n] = (dayRise[n] ?? 0) + days * (dayPieces[n]?.weight ?? 0) * (best.amounts[n] ?? 0)
      }
      for (let n = 0; n < planPieces.length; n += 1) {
        const amount = best.amounts[dayPieces.length + n] ?? 0
        rise.plan[n] = (rise.plan[n] ?? 0) + days * (planPieces[n]?.weight ?? 0) * amount
      }
      for (const { cap, times } of best.counted) {
        rise.cap[cap] = (rise.cap[cap] ?? 0) + days * (caps[cap]?.weight ?? 0) * times
      }
    }
  }
  return { bound, rise, amounts }
}

const longestStep = 0.7

const vectorsOf = ({ day, plan, cap }: Prices) => [...day, plan, cap]

export interface RelaxedOptimum {
  /** A cost that no plan can be below. */
  bound: number
  /** About what a day of the relaxation's best plan brings, in the order of `nutrients`. */
  meanDay: readonly number[]
}

/**
 * The Lagrangian dual of the linear relaxation, in which a slot may hold parts of several dishes.
 * Every set of prices gives a valid bound, so that stopping early makes it weaker and never wrong.
 * @example relaxedOptimum(problem, 2000).bound
 */
export function relaxedOptimum(
  problem: Problem,
  iterations: number,
  goals: readonly string[] | null = null,
): RelaxedOptimum {
  const relaxation = relax(problem, goals)
  const prices = emptyPrices(relaxation)
  const squares = vectorsOf(prices).map((price) => new Float64Array(price.length))
  const sums = new Float64Array(nutrients.length)
  let weights = 0
  let best = Number.NEGATIVE_INFINITY
  for (let step = 0; step < iterations; step += 1) {
    const { bound, rise, amounts } = boundAt(relaxation, prices)
    best = Math.max(best, bound)
    const rises = vectorsOf(rise)
    const length = longestStep * (1 - step / iterations)
    // The choices of the later steps, taken together, are near to the relaxation's own plan.
    if (step >= iterations / 4) {
      weights += length
      for (let n = 0; n < sums.length; n += 1) sums[n] = (sums[n] ?? 0) + length * (amounts[n] ?? 0)
    }
    vectorsOf(prices).forEach((price, index) => {
      const slope = rises[index]
      const square = squares[index]
      if (!slope || !square) return
      for (let n = 0; n < price.length; n += 1) {
        const up = slope[n] ?? 0
        square[n] = (square[n] ?? 0) + up * up
        // Each price has a step of its own, shorter the more it has swung (AdaGrad).
        const move = up === 0 ? 0 : (length * up) / Math.sqrt(square[n] ?? 1)
        price[n] = Math.min(1, Math.max(0, (price[n] ?? 0) + move))
      }
    })
  }
  return { bound: best, meanDay: Array.from(sums, (sum) => sum / weights / problem.days) }
}
