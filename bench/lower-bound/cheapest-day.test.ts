import { randomStream } from '@brightplate/planner/search/random'
import { describe, expect, it } from 'vitest'
import { dayPricer, type WholeDay } from './cheapest-day.ts'
import type { PlanPrices } from './linear-programme.ts'
import { type Relaxation, relax } from './relaxation.ts'
import { ofOneDay, problemOf } from './small-problems.ts'

/** What a day costs at these prices, summed choice by choice and piece by piece. */
function costOf(
  { dayPieces, planPieces, choices }: Relaxation,
  kind: 0 | 1,
  { plan, cap }: PlanPrices,
  day: WholeDay,
): number {
  const chosen = day.flatMap((choice, slot) => choices[slot]?.[choice] ?? [])
  let cost = 0
  for (const { own, counted } of chosen) {
    cost += own[kind]
    for (const one of counted) cost += one.times * (cap[one.cap] ?? 0)
  }
  const sumOf = (piece: number) => chosen.reduce((sum, one) => sum + (one.amounts[piece] ?? 0), 0)
  dayPieces.forEach(({ weight, most }, piece) => {
    cost += weight * Math.max(0, sumOf(piece) - most[kind])
  })
  planPieces.forEach((_, piece) => {
    cost += (plan[piece] ?? 0) * sumOf(dayPieces.length + piece)
  })
  return cost
}

const pricesBy = ({ planPieces, caps }: Relaxation, random: () => number): PlanPrices => ({
  plan: planPieces.map(({ weight }) => random() * weight),
  cap: caps.map(({ weight }) => random() * weight),
})

const everyDay = ({ choices }: Relaxation): WholeDay[] =>
  choices.reduce<number[][]>(
    (days, ofSlot) => days.flatMap((day) => ofSlot.map((_, choice) => [...day, choice])),
    [[]],
  )

describe('the cheapest day', () => {
  const few = relax(ofOneDay(), null)
  const days = everyDay(few)

  it.each([1, 2, 3, 4, 5, 6])('is the cheapest of all days, at any prices (seed %i)', (seed) => {
    const prices = pricesBy(few, randomStream(seed))
    const kind = seed % 2 === 0 ? 0 : 1
    const cheapest = Math.min(...days.map((day) => costOf(few, kind, prices, day)))
    const found = dayPricer(few, kind).surely(prices, [])
    expect(days.length).toBeGreaterThan(100)
    expect(found.cost).toBeCloseTo(cheapest, 5)
    expect(costOf(few, kind, prices, found.day)).toBeCloseTo(found.cost, 5)
    expect(found.bound).toBeLessThanOrEqual(cheapest + 1e-6)
    expect(found.bound).toBeGreaterThan(cheapest - 0.1)
  })

  it('is never below its bound, nor a day that is found nearby, where there are thousands', () => {
    const problem = problemOf(4, 7)
    const whole = relax(problem, null)
    const prices = pricesBy(whole, randomStream(7))
    const pricer = dayPricer(whole, 0)
    const { day, cost, bound } = pricer.surely(prices, [])
    expect(bound).toBeLessThanOrEqual(cost + 1e-6)
    const nearby = pricer.nearly(prices, [day])
    expect(nearby.cost).toBeLessThanOrEqual(cost + 1e-6)
    expect(nearby.cost).toBeGreaterThanOrEqual(bound - 1e-6)
    expect(costOf(whole, 0, prices, nearby.day)).toBeCloseTo(nearby.cost, 6)
  })
})
