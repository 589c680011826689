import type { Problem } from '@brightplate/planner/search/problem'
import { type DayPricer, dayPricer, type WholeDay } from './cheapest-day.ts'
import { linearProgramme, type PlanPrices, planPrices } from './linear-programme.ts'
import { type Column, type Optimum, solve } from './programme.ts'
import { type Kind, kinds, type Relaxation, relax } from './relaxation.ts'

/** A whole day as the plan sees it. */
interface Pattern {
  kind: Kind
  day: WholeDay
  /** Of the day by itself. */
  cost: number
  /** What it brings to the plan's pieces, and then to the caps. */
  brings: readonly number[]
}

function patternOf(
  { dayPieces, planPieces, caps, choices }: Relaxation,
  kind: Kind,
  day: WholeDay,
): Pattern {
  const chosen = day.flatMap((choice, slot) => choices[slot]?.[choice] ?? [])
  const sumOf = (piece: number) =>
    chosen.reduce((sum, { amounts }) => sum + (amounts[piece] ?? 0), 0)
  const ofCaps = caps.map(() => 0)
  for (const { cap, times } of chosen.flatMap(({ counted }) => counted)) {
    ofCaps[cap] = (ofCaps[cap] ?? 0) + times
  }
  const cost = dayPieces.reduce(
    (sum, { weight, most }, piece) => sum + weight * Math.max(0, sumOf(piece) - most[kind]),
    chosen.reduce((sum, { own }) => sum + own[kind], 0),
  )
  const brings = [...planPieces.map((_, piece) => sumOf(dayPieces.length + piece)), ...ofCaps]
  return { kind, day, cost, brings }
}

/** The cheapest mixture of these days. */
function mixture({ planPieces, caps, dayCounts, constant }: Relaxation, patterns: Pattern[]) {
  const limits = [...planPieces.map(({ most }) => most[0]), ...caps.map(({ free }) => free)]
  const weights = [...planPieces, ...caps].map(({ weight }) => weight)
  return solve({
    columns: [
      ...patterns.map(
        ({ kind, cost, brings }): Column => ({
          cost,
          entries: [
            ...brings.map((amount, row): [number, number] => [row, amount]),
            [limits.length + kind, 1],
          ],
        }),
      ),
      ...weights.map((cost, row): Column => ({ cost, entries: [[row, -1]] })),
    ],
    lower: [...limits.map(() => Number.NEGATIVE_INFINITY), ...dayCounts],
    upper: [...limits, ...dayCounts],
    constant,
  })
}

function pricesOf({ planPieces, caps }: Relaxation, { prices }: Optimum): PlanPrices {
  const within = (price: number, weight: number) => Math.min(weight, Math.max(0, price))
  return {
    plan: planPieces.map(({ weight }, row) => within(prices[row] ?? 0, weight)),
    cap: caps.map(({ weight }, row) => within(prices[planPieces.length + row] ?? 0, weight)),
  }
}

const between = (a: PlanPrices, b: PlanPrices, share: number): PlanPrices => ({
  plan: a.plan.map((price, row) => price + share * ((b.plan[row] ?? 0) - price)),
  cap: a.cap.map((price, row) => price + share * ((b.cap[row] ?? 0) - price)),
})

/** What the limits of the plan take off at these prices. */
const freeAt = ({ planPieces, caps }: Relaxation, { plan, cap }: PlanPrices): number =>
  planPieces.reduce((sum, { most }, row) => sum + most[0] * (plan[row] ?? 0), 0) +
  caps.reduce((sum, { free }, row) => sum + free * (cap[row] ?? 0), 0)

const leastGain = 0.01
const mostAdded = 30

/** How far prices go from the best that are known towards the mixture's. */
const stride = 0.4

/** Points between the bound and a mixture of days at which both are as good as one. */
const near = 0.1

/** Days of a kind that a mixture holds. */
const mixedDays = (patterns: readonly Pattern[], kind: Kind, { amounts }: Optimum): WholeDay[] =>
  patterns.flatMap((one, index) =>
    one.kind === kind && (amounts[index] ?? 0) > 0 ? [one.day] : [],
  )

type Pricers = readonly [DayPricer, DayPricer]

/** Adds days that descents find, for as long as they make the mixture cheaper; answers the last one. */
function mixedOfNear(relaxation: Relaxation, pricers: Pricers, patterns: Pattern[]): Optimum {
  const limits = relaxation.planPieces.length + relaxation.caps.length
  let mixed = mixture(relaxation, patterns)
  for (let added = 0; added < mostAdded; added += 1) {
    const prices = pricesOf(relaxation, mixed)
    const found = kinds.flatMap((kind) => {
      const { day, cost } = pricers[kind].nearly(prices, mixedDays(patterns, kind, mixed))
      // The price of the row that counts its days is what the mixed ones cost.
      const isCheaper = cost < -(mixed.prices[limits + kind] ?? 0) - leastGain
      return isCheaper ? [patternOf(relaxation, kind, day)] : []
    })
    if (found.length === 0) return mixed
    patterns.push(...found)
    mixed = mixture(relaxation, patterns)
  }
  return mixed
}

/**
 * The relaxation in which every day is of whole dishes, and only days may be mixed: never below
 * `relaxedOptimum`, never above a plan. Every round gives a valid bound, nearer to it; answers the best.
 * @example wholeDaysBound(problem, 8)
 */
export function wholeDaysBound(problem: Problem, rounds: number): number {
  const relaxation = relax(problem, null)
  const pricers: Pricers = [dayPricer(relaxation, 0), dayPricer(relaxation, 1)]
  const patterns: Pattern[] = []
  let centre = planPrices(relaxation, solve(linearProgramme(relaxation)).prices)
  let prices = centre
  let mixed: Optimum | null = null
  let best = Number.NEGATIVE_INFINITY
  for (let round = 0; round < rounds; round += 1) {
    let bound = relaxation.constant - freeAt(relaxation, prices)
    for (const kind of kinds) {
      const known = mixed ? mixedDays(patterns, kind, mixed) : []
      const cheapest = pricers[kind].surely(prices, known)
      bound += relaxation.dayCounts[kind] * cheapest.bound
      patterns.push(patternOf(relaxation, kind, cheapest.day))
    }
    if (bound > best) {
      best = bound
      centre = prices
    }
    mixed = mixedOfNear(relaxation, pricers, patterns)
    if (mixed.cost - best < near) break
    prices = between(centre, pricesOf(relaxation, mixed), stride)
  }
  return best
}
