import { nutrients } from '@brightplate/foods/nutrients'
import { allGoals } from '@brightplate/planner/goals/all-goals'
import type { Piece } from '@brightplate/planner/goals/goal'
import { goalPoints } from '@brightplate/planner/goals/goal-points'
import type { Option } from '@brightplate/planner/search/option'
import type { Problem } from '@brightplate/planner/search/problem'
import { slotCount } from '@brightplate/planner/search/problem'

/** As the goals of the planner weigh them; the test beside this fails where a bound is too high. */
const saturday = 5

interface Choice {
  option: Option
  /** In the order of the day pieces, then of the plan pieces. */
  amounts: Float64Array
  /** Cost that no other choice changes, on a weekday and at the weekend. */
  own: readonly [number, number]
  dish: number
  times: number
}

interface Relaxation {
  dayPieces: readonly Piece[]
  planPieces: readonly Piece[]
  choices: readonly (readonly Choice[])[]
  /** How many days are weekdays, and how many are not. */
  dayCounts: readonly [number, number]
  repeatWeight: number
  freeOfDish: Float64Array
  constant: number
}

/** Of pieces that count on some days only: what an option costs there, whatever stands beside it. */
const ownCost = (pieces: readonly Piece[], option: Option, slot: number, weekday: number) =>
  pieces.reduce(
    (sum, { on, weight, amount }) => (on?.(weekday) ? sum + weight * amount(option, slot) : sum),
    0,
  )

function relax(problem: Problem, goals: readonly string[] | null): Relaxation {
  const wanted = (goal: string) => goals === null || goals.includes(goal)
  const pieces = allGoals.filter(({ id }) => wanted(id)).flatMap((goal) => goal.pieces(problem))
  const dayPieces = pieces.filter(({ span, on }) => span === 'day' && !on)
  const planPieces = pieces.filter(({ span }) => span !== 'day')
  const ownPieces = pieces.filter(({ on }) => on)
  const freeOfDish = new Float64Array(problem.dishCount)
  const choices = problem.slots.map((dishes, slot) =>
    dishes.flat().map((option): Choice => {
      const { dish, times, freeTimes } = option
      // What may always come costs nothing, whatever its price.
      freeOfDish[dish] = Number.isFinite(freeTimes) ? freeTimes : 0
      return {
        option,
        dish,
        times: Number.isFinite(freeTimes) ? times : 0,
        own: [ownCost(ownPieces, option, slot, 0), ownCost(ownPieces, option, slot, saturday)],
        amounts: Float64Array.from(
          [...dayPieces, ...planPieces].map(({ amount }) => amount(option, slot)),
        ),
      }
    }),
  )
  const routine = problem.profile.routineLevel
  const weekdays = problem.weekdays.filter((weekday) => weekday < saturday).length
  return {
    dayPieces,
    planPieces,
    choices,
    dayCounts: [weekdays, problem.days - weekdays],
    repeatWeight: wanted('repetition') ? goalPoints.repeat * Math.max(0, 1 - routine) : 0,
    freeOfDish,
    // With a routine every slot holds one dish at the least.
    constant: wanted('repetition') ? routine * goalPoints.distinctDish * slotCount : 0,
  }
}

/** Prices of the pieces, each from 0 to 1: for each kind of day, for the plan and for each dish. */
interface Prices {
  day: readonly [Float64Array, Float64Array]
  plan: Float64Array
  dish: Float64Array
}

/** The bound at these prices, the direction in which it rises, and the amounts of the cheapest choices. */
function boundAt(
  relaxation: Relaxation,
  prices: Prices,
): { bound: number; rise: Prices; amounts: Float64Array } {
  const amounts = new Float64Array(nutrients.length)
  const { dayPieces, planPieces, choices, dayCounts, repeatWeight, freeOfDish } = relaxation
  const rise: Prices = {
    day: [new Float64Array(dayPieces.length), new Float64Array(dayPieces.length)],
    plan: Float64Array.from(planPieces, ({ weight, most }) => -weight * most),
    dish: Float64Array.from(freeOfDish, (free) => -repeatWeight * free),
  }
  let bound = relaxation.constant
  for (let n = 0; n < planPieces.length; n += 1) {
    bound += (prices.plan[n] ?? 0) * (rise.plan[n] ?? 0)
  }
  for (let d = 0; d < freeOfDish.length; d += 1) {
    bound += (prices.dish[d] ?? 0) * (rise.dish[d] ?? 0)
  }
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
      dayRise[n] = -days * weight * most
      bound -= days * weight * most * (dayPrices[n] ?? 0)
    })
    for (const slotChoices of choices) {
      let best: Choice | undefined
      let least = Number.POSITIVE_INFINITY
      for (const choice of slotChoices) {
        let cost = choice.own[kind] + repeatWeight * choice.times * (prices.dish[choice.dish] ?? 0)
        for (let n = 0; n < factors.length; n += 1) {
          cost += (factors[n] ?? 0) * (choice.amounts[n] ?? 0)
        }
        if (cost < least) {
          least = cost
          best = choice
        }
      }
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
      rise.dish[best.dish] = (rise.dish[best.dish] ?? 0) + days * repeatWeight * best.times
    }
  }
  return { bound, rise, amounts }
}

const longestStep = 0.7

const vectorsOf = ({ day, plan, dish }: Prices) => [...day, plan, dish]

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
  const { dayPieces, planPieces, freeOfDish } = relaxation
  const prices: Prices = {
    day: [new Float64Array(dayPieces.length), new Float64Array(dayPieces.length)],
    plan: new Float64Array(planPieces.length),
    dish: new Float64Array(freeOfDish.length),
  }
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
