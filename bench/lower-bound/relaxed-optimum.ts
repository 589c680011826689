import { nutrients } from '@brightplate/foods/nutrients'
import { goalPoints } from '@brightplate/planner/goals/goal-points'
import type { Option, Problem } from '@brightplate/planner/problem'
import { slotCount } from '@brightplate/planner/problem'
import { type Piece, piecesOf } from './pieces.ts'

/** As the goals of the planner weigh them; the test beside this fails where a bound is too high. */
const saturday = 5

interface Choice {
  option: Option
  /** In the order of the day pieces, then of the plan pieces. */
  amounts: Float64Array
  /** Cost that no other choice changes, on a weekday and at the weekend. */
  own: readonly [number, number]
  dish: number
  /** Places of its foods in this slot's prices, each food once. */
  foods: Uint16Array
}

interface Relaxation {
  dayPieces: readonly Piece[]
  planPieces: readonly Piece[]
  choices: readonly (readonly Choice[])[]
  /** How many days are weekdays, and how many are not. */
  dayCounts: readonly [number, number]
  repeatWeight: number
  freeOfDish: Float64Array
  foodCount: number
  /** For each day on which a food stands in a slot; 0 when the list is no goal. */
  foodWeight: number
  constant: number
}

function minutesCost(option: Option, slot: number, { profile }: Problem): number {
  if (profile.weekdayMinutes !== null) {
    return goalPoints.minute * Math.max(0, option.totalMinutes - profile.weekdayMinutes)
  }
  return slot === 0 ? goalPoints.breakfastMinute * Math.max(0, option.totalMinutes - 15) : 0
}

function relax(problem: Problem, goals: readonly string[] | null): Relaxation {
  const wanted = (goal: string) => goals === null || goals.includes(goal)
  const pieces = piecesOf(problem).filter(({ goal }) => wanted(goal))
  const dayPieces = pieces.filter(({ scope }) => scope === 'day')
  const planPieces = pieces.filter(({ scope }) => scope === 'plan')
  const freeOfDish = new Float64Array(problem.recipeCount)
  const choices = problem.slots.map((dishes, slot) =>
    dishes.flat().map((option): Choice => {
      const { dish } = option
      freeOfDish[dish] = option.freeTimes
      const weekday = wanted('minutes') ? minutesCost(option, slot, problem) : 0
      return {
        option,
        dish,
        foods: Uint16Array.from(new Set(option.foods), (food) => food * slotCount + slot),
        own: [weekday, 0],
        amounts: Float64Array.from(
          [...dayPieces, ...planPieces].map(({ amount }) => amount(option)),
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
    foodCount: problem.foods.length,
    foodWeight: wanted('shared-ingredients') ? goalPoints.foodOnList / problem.days : 0,
    // With a routine every slot holds one dish at the least.
    constant: wanted('repetition') ? routine * goalPoints.distinctDish * slotCount : 0,
  }
}

/**
 * Prices of the pieces, each from 0 to 1: for each kind of day, for the plan, for each dish, and for
 * each food in each slot, where those of one food are 1 together at the most.
 */
interface Prices {
  day: readonly [Float64Array, Float64Array]
  plan: Float64Array
  dish: Float64Array
  food: Float64Array
}

/** The bound at these prices, the direction in which it rises, and the amounts of the cheapest choices. */
function boundAt(
  relaxation: Relaxation,
  prices: Prices,
): { bound: number; rise: Prices; amounts: Float64Array } {
  const amounts = new Float64Array(nutrients.length)
  const { dayPieces, planPieces, choices, dayCounts, repeatWeight, freeOfDish } = relaxation
  const { foodWeight } = relaxation
  const rise: Prices = {
    day: [new Float64Array(dayPieces.length), new Float64Array(dayPieces.length)],
    plan: Float64Array.from(planPieces, ({ weight, most }) => -weight * most),
    dish: Float64Array.from(freeOfDish, (free) => -repeatWeight * free),
    food: new Float64Array(prices.food.length),
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
        let cost = choice.own[kind] + repeatWeight * (prices.dish[choice.dish] ?? 0)
        for (let n = 0; n < factors.length; n += 1) {
          cost += (factors[n] ?? 0) * (choice.amounts[n] ?? 0)
        }
        if (foodWeight > 0) {
          for (const food of choice.foods) cost += foodWeight * (prices.food[food] ?? 0)
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
      rise.dish[best.dish] = (rise.dish[best.dish] ?? 0) + days * repeatWeight
      for (const food of best.foods) {
        rise.food[food] = (rise.food[food] ?? 0) + days * foodWeight
      }
    }
  }
  return { bound, rise, amounts }
}

const longestStep = 0.7

const vectorsOf = ({ day, plan, dish, food }: Prices) => [...day, plan, dish, food]

/** Brings the prices of a food's slots back to 1 together. */
function capFoods(prices: Float64Array): void {
  for (let first = 0; first < prices.length; first += slotCount) {
    const ofFood = prices.subarray(first, first + slotCount)
    const sum = ofFood.reduce((all, price) => all + price, 0)
    if (sum <= 1) continue
    for (let slot = 0; slot < slotCount; slot += 1) ofFood[slot] = (ofFood[slot] ?? 0) / sum
  }
}

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
  const { dayPieces, planPieces, freeOfDish, foodCount } = relaxation
  const prices: Prices = {
    day: [new Float64Array(dayPieces.length), new Float64Array(dayPieces.length)],
    plan: new Float64Array(planPieces.length),
    dish: new Float64Array(freeOfDish.length),
    food: new Float64Array(foodCount * slotCount),
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
    capFoods(prices.food)
  }
  return { bound: best, meanDay: Array.from(sums, (sum) => sum / weights / problem.days) }
}
