import { pick, randomStream } from '@brightplate/planner/search/random'
import type { PlanPrices } from './linear-programme.ts'
import { type Column, type Programme, solve } from './programme.ts'
import type { Choice, Kind, Relaxation } from './relaxation.ts'

/** A day of whole dishes: slot by slot the place of one of its choices. */
export type WholeDay = readonly number[]

/** The days of one kind at prices of the plan's pieces and caps. */
interface PricedDays {
  /** Slot by slot what each choice costs by itself, and by the plan's prices. */
  costs: readonly Float64Array[]
  /** Slot by slot, choice by choice what each day piece gets of it, weighed. */
  amounts: readonly Float64Array[]
  /** Of each day piece what is free, weighed. */
  free: Float64Array
}

const tiny = 1e-9

function pricedDays(relaxation: Relaxation, kind: Kind, { plan, cap }: PlanPrices): PricedDays {
  const { dayPieces, choices } = relaxation
  const costOf = ({ own, amounts, counted }: Choice) =>
    plan.reduce(
      (sum, price, piece) => sum + price * (amounts[dayPieces.length + piece] ?? 0),
      own[kind] + counted.reduce((sum, one) => sum + (cap[one.cap] ?? 0) * one.times, 0),
    )
  return {
    costs: choices.map((ofSlot) => Float64Array.from(ofSlot, costOf)),
    amounts: choices.map((ofSlot) =>
      Float64Array.from(
        ofSlot.flatMap(({ amounts }) =>
          dayPieces.map(({ weight }, piece) => weight * (amounts[piece] ?? 0)),
        ),
      ),
    ),
    free: Float64Array.from(dayPieces, ({ weight, most }) => weight * most[kind]),
  }
}

function costOfDay({ costs, amounts, free }: PricedDays, day: WholeDay): number {
  let cost = 0
  day.forEach((choice, slot) => {
    cost += costs[slot]?.[choice] ?? 0
  })
  for (let piece = 0; piece < free.length; piece += 1) {
    let sum = -(free[piece] ?? 0)
    for (let slot = 0; slot < day.length; slot += 1) {
      sum += amounts[slot]?.[(day[slot] ?? 0) * free.length + piece] ?? 0
    }
    if (sum > 0) cost += sum
  }
  return cost
}

/** Exchanges one choice at a time among these for a cheaper one, until none is. */
function descended(
  days: PricedDays,
  among: readonly (readonly number[])[],
  start: WholeDay,
): { day: WholeDay; cost: number } {
  let day = start
  let cost = costOfDay(days, day)
  for (let isBetter = true; isBetter; ) {
    isBetter = false
    among.forEach((choices, slot) => {
      for (const choice of choices) {
        const other = day.with(slot, choice)
        const otherCost = costOfDay(days, other)
        if (otherCost < cost - tiny) {
          day = other
          cost = otherCost
          isBetter = true
        }
      }
    })
  }
  return { day, cost }
}

/** Choices of a slot that a descent goes through. */
const nearest = 60
const descents = 12

/** Slot by slot the choices that are cheapest when a weighed unit of each day piece has a price. */
function nearestChoices({ costs, amounts, free }: PricedDays, prices: readonly number[]) {
  return costs.map((ofSlot, slot) => {
    const priced = ofSlot.map((cost, choice) =>
      prices.reduce(
        (sum, price, piece) => sum + price * (amounts[slot]?.[choice * free.length + piece] ?? 0),
        cost,
      ),
    )
    return Array.from(priced, (_, choice) => choice)
      .sort((a, b) => (priced[a] ?? 0) - (priced[b] ?? 0))
      .slice(0, nearest)
  })
}

/** The days as a programme, with these choices alone, their columns first. */
function dayProgramme(
  { costs, amounts, free }: PricedDays,
  choices: readonly (readonly number[])[],
  isWhole: boolean,
): Programme {
  const slots = choices.map(() => 1)
  return {
    columns: [
      ...choices.flatMap((ofSlot, slot) =>
        ofSlot.map((choice): Column => {
          const first = choice * free.length
          const ofChoice = amounts[slot]?.subarray(first, first + free.length) ?? []
          return {
            cost: costs[slot]?.[choice] ?? 0,
            entries: [
              ...Array.from(ofChoice, (amount, piece): [number, number] => [piece, amount]),
              [free.length + slot, 1],
            ],
            isWhole,
          }
        }),
      ),
      ...Array.from(free, (_, piece): Column => ({ cost: 1, entries: [[piece, -1]] })),
    ],
    lower: [...Array.from(free, () => Number.NEGATIVE_INFINITY), ...slots],
    upper: [...free, ...slots],
    constant: 0,
  }
}

/** A whole day that is about the cheapest, and what none costs less than. */
export interface CheapestDay {
  day: WholeDay
  cost: number
  bound: number
}

export interface DayPricer {
  /** The cheapest day that descents find from these days and from chance. */
  nearly: (prices: PlanPrices, known: readonly WholeDay[]) => Omit<CheapestDay, 'bound'>
  surely: (prices: PlanPrices, known: readonly WholeDay[]) => CheapestDay
}

/** Finds cheapest days of one kind of a relaxation, at ever other prices. */
export function dayPricer(relaxation: Relaxation, kind: Kind): DayPricer {
  const random = randomStream(1)
  let dayPrices: readonly number[] = relaxation.dayPieces.map(() => 0)
  const descend = (days: PricedDays, known: readonly WholeDay[]) => {
    const near = nearestChoices(days, dayPrices)
    const chance = Array.from({ length: descents }, () =>
      near.map((choices) => choices[pick(random, Math.min(descents, choices.length))] ?? 0),
    )
    return [...known, ...chance]
      .map((start) => descended(days, near, start))
      .reduce((a, b) => (b.cost < a.cost ? b : a))
  }
  return {
    nearly: (prices, known) => descend(pricedDays(relaxation, kind, prices), known),
    surely: (prices, known) => {
      const days = pricedDays(relaxation, kind, prices)
      const all = days.costs.map((costs) => Array.from(costs, (_, choice) => choice))
      const relaxed = solve(dayProgramme(days, all, false))
      dayPrices = relaxed.prices.slice(0, relaxation.dayPieces.length)
      const found = descend(days, known)
      // What costs more in the relaxation than is left between it and a day stands in no cheaper one.
      const left = found.cost - relaxed.cost + tiny
      let column = 0
      const open = all.map((choices) =>
        choices.filter(() => {
          const isOpen = (relaxed.reducedCosts[column] ?? 0) <= left
          column += 1
          return isOpen
        }),
      )
      const whole = solve(dayProgramme(days, open, true))
      const bound = Math.min(found.cost, whole.bound)
      if (whole.cost >= found.cost) return { ...found, bound }
      let first = 0
      const day = open.map((choices) => {
        const chosen = choices.findIndex((_, index) => (whole.amounts[first + index] ?? 0) > 0.5)
        first += choices.length
        return choices[chosen] ?? 0
      })
      return { day, cost: whole.cost, bound }
    },
  }
}
