import type { Problem } from '@brightplate/planner/search/problem'
import { type DayPricer, dayPricer, type WholeDay } from './cheapest-day.ts'
import { linearProgramme, type PlanPrices, planPrices } from './linear-programme.ts'
import { type Column, type Optimum, solve } from './programme.ts'
import { type Relaxation, relax } from './relaxation.ts'

const kinds = [0, 1] as const

/** A whole day as the plan sees it. */
interface Pattern {
  kind: 0 | 1
  day: WholeDay
  /** Of the day by itself. */
  cost: number
  /** What it brings to the plan's pieces, and then to the caps. */
  brings: readonly number[]
}

function patternOf(
  { dayPieces, planPieces, caps, choices }: Relaxation,
  kind: 0 | 1,
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
const mostCheap = 30
/** How far prices go from the best that are known towards the mixture's. */
const stride = 0.4

/**
 * The relaxation in which every day is of whole dishes, and days alone may be mixed: column generation.
 * Every round gives a valid bound; answers the best of them.
 */
export function wholeDaysBound(
  problem: Problem,
  rounds: number,
  log: (line: string) => void = () => {},
): number {
  const relaxation = relax(problem, null)
  const pricers: readonly [DayPricer, DayPricer] = [
    dayPricer(relaxation, 0),
    dayPricer(relaxation, 1),
  ]
  const { dayCounts, constant } = relaxation
  const patterns: Pattern[] = []
  const knownOf = (kind: 0 | 1, amounts: Float64Array) =>
    patterns.flatMap((one, place) =>
      one.kind === kind && (amounts[place] ?? 0) > 0 ? [one.day] : [],
    )
  let centre = planPrices(relaxation, solve(linearProgramme(relaxation)).prices)
  let prices = centre
  let mixed: Optimum | null = null
  let best = Number.NEGATIVE_INFINITY
  for (let round = 0; round < rounds; round += 1) {
    let bound = constant - freeAt(relaxation, prices)
    for (const kind of kinds) {
      const known = mixed ? knownOf(kind, mixed.amounts) : []
      const cheapest = pricers[kind].surely(prices, known)
      bound += dayCounts[kind] * cheapest.bound
      patterns.push(patternOf(relaxation, kind, cheapest.day))
    }
    if (bound > best) {
      best = bound
      centre = prices
    }
    for (let cheap = 0; cheap < mostCheap; cheap += 1) {
      mixed = mixture(relaxation, patterns)
      const now = pricesOf(relaxation, mixed)
      const { prices: dual, amounts } = mixed
      const limits = relaxation.planPieces.length + relaxation.caps.length
      const added = kinds.filter((kind) => {
        const { day, cost } = pricers[kind].nearly(now, knownOf(kind, amounts))
        // The price of a day of its kind is what the days that are mixed cost.
        if (cost > -(dual[limits + kind] ?? 0) - leastGain) return false
        patterns.push(patternOf(relaxation, kind, day))
        return true
      })
      if (added.length === 0) break
    }
    if (!mixed) break
    log(
      `round ${round} bound ${bound.toFixed(1)} best ${best.toFixed(1)} mixture ${mixed.cost.toFixed(1)} patterns ${patterns.length}`,
    )
    if (mixed.cost - best < 0.1) break
    prices = between(centre, pricesOf(relaxation, mixed), stride)
  }
  return best
}
