import { energyShare } from '../energy-share.ts'
import { allGoals } from '../goals/all-goals.ts'
import { slots } from '../slot.ts'
import { amountAt } from './amount-at.ts'
import { exchangeDays } from './exchange-days.ts'
import type { Option } from './option.ts'
import { type Problem, slotCount } from './problem.ts'
import { pick, randomStream } from './random.ts'
import { RunningCosts } from './running-costs.ts'
import { stateOf, type WeekState } from './week-state.ts'

export interface SearchBudget {
  seed: number
  /** Cells drawn again; the search is the same for the same seed and steps. */
  steps: number
  /** Asked now and then; true ends the search with the best plan so far. */
  shouldStop?: (() => boolean) | undefined
  /** Told now and then how much of the steps is done, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined
}

/** Points: what a draw may cost more than the best option, at the start and at the end. */
const hottest = 8
const coldest = 0.5
/** So often each cell has its turn at the end without chance: it takes what is best for it. */
const lastTurns = 2
const frozen = 0.01
/** And before that so often with the same meal of another day. */
const exchangesOfCell = 2
const stepsBetweenAsking = 64

/** Options that compete in one draw: with many more recipes a step stays as quick. */
const mostInDraw = 450

/** What is this many temperatures above the cheapest is never drawn. */
const deepest = 12

/**
 * At first each composition of a slot competes in its usual size. From these shares of the steps on it is so many
 * of them in all their sizes, and then so many options: those that were the likeliest to be drawn before.
 */
const widening = { from: 0.06, most: 30 }
const narrowing = { from: 0.2, most: 50 }

/** A slot of which fewer draws were seen keeps all that it has. */
const fewestDraws = 10

/** Room for the places of a draw that have a chance, and their weights. */
const chances = new Float64Array(mostInDraw)
const weights = new Float64Array(mostInDraw)

/**
 * Draws one of the places from `first` up to `end`, at most `mostInDraw` of them, with Boltzmann's
 * weights. Where it is given, `likely` gathers how likely each was.
 */
function drawPlace(
  costs: Float64Array,
  first: number,
  end: number,
  temperature: number,
  random: () => number,
  likely: Float64Array | undefined,
): number {
  let least = Number.POSITIVE_INFINITY
  for (let index = first; index < end; index += 1) {
    const cost = amountAt(costs, index)
    if (cost < least) least = cost
  }
  const dearest = least + deepest * temperature
  let sum = 0
  let count = 0
  for (let index = first; index < end; index += 1) {
    const cost = amountAt(costs, index)
    if (cost >= dearest) continue
    const weight = Math.exp((least - cost) / temperature)
    chances[count] = index - first
    weights[count] = weight
    sum += weight
    count += 1
  }
  if (likely) {
    for (let chance = 0; chance < count; chance += 1) {
      const index = first + amountAt(chances, chance)
      likely[index] = amountAt(likely, index) + amountAt(weights, chance) / sum
    }
  }
  let left = random() * sum
  for (let chance = 0; chance < count; chance += 1) {
    left -= amountAt(weights, chance)
    if (left < 0) return first + amountAt(chances, chance)
  }
  return first + amountAt(chances, count - 1)
}

/** Empties a cell and draws its option again: those of the slot compete. Answers what the plan costs more. */
function redraw(
  costs: RunningCosts,
  cell: number,
  temperature: number,
  random: () => number,
  likely: Float64Array | undefined,
): number {
  const options = costs.optionsOf(cell)
  const competing = costs.competingFor(cell)
  const present = costs.empty(cell)
  const before = costs.placeOf(cell, present)
  // With more options than compete, those around the present one do.
  const width = Math.min(mostInDraw, competing)
  const first = Math.min(Math.max(0, before - pick(random, width)), competing - width)
  const evaluated = costs.look(cell, first, first + width)
  const index = drawPlace(evaluated, first, first + width, temperature, random, likely)
  costs.fill(cell, options[index] ?? present)
  return amountAt(evaluated, index) - amountAt(evaluated, before)
}

/** Slot by slot the compositions, each by its size that is nearest to what the slot is meant to bring. */
const byUsualSize = ({
  slots: compositions,
  profile,
  targets,
}: Problem): ReadonlyMap<Option, readonly Option[]>[] =>
  slots.map((slot, index) => {
    const kcal = energyShare(slot, profile) * targets.energyKcal
    const away = ({ energyKcal }: Option) => Math.abs(energyKcal - kcal)
    const nearest = (usual: Option, one: Option) => (away(one) < away(usual) ? one : usual)
    return new Map(
      (compositions[index] ?? []).flatMap((sizes) =>
        sizes.length > 0 ? [[sizes.reduce(nearest), sizes] as const] : [],
      ),
    )
  })

function startingCells(
  { days }: Problem,
  competing: readonly (readonly Option[])[],
  locked: ReadonlyMap<number, Option>,
  random: () => number,
): Option[] {
  return Array.from({ length: days * slotCount }, (_, cell) => {
    const options = competing[cell % slotCount]
    const option = locked.get(cell) ?? options?.[pick(random, options.length)]
    if (!option) throw new RangeError('A slot without a dish')
    return option
  })
}

/** Slot by slot room for how likely each of its options was to be drawn. */
const nothingDrawn = (costs: RunningCosts): Float64Array[] =>
  Array.from({ length: slotCount }, (_, slot) => new Float64Array(costs.competingFor(slot)))

/** The likeliest options of a slot; all of them where few draws were seen. */
function likeliestOf(
  costs: RunningCosts,
  slot: number,
  likely: Float64Array,
  most: number,
): readonly Option[] {
  // Each draw added 1 in all.
  const draws = likely.reduce((sum, one) => sum + one, 0)
  return costs.likeliestOf(slot, likely, draws > fewestDraws - 0.5 ? most : likely.length)
}

function shuffle(cells: number[], random: () => number): void {
  for (let left = cells.length; left > 1; left -= 1) {
    const drawn = cells.splice(pick(random, left), 1, ...cells.slice(left - 1, left))
    cells.splice(left - 1, 1, ...drawn)
  }
}

/** Cells for ever, in another order each time all of them had their turn. */
function* inTurns(cells: number[], random: () => number): Generator<number, never> {
  for (;;) {
    shuffle(cells, random)
    yield* cells
  }
}

/**
 * Annealing from a random plan: a cell at a time is emptied, and all options of its slot compete for
 * it. Each cell has its turn before one comes again. `locked` cells keep their option. Every slot must
 * have a dish.
 */
export function search(
  problem: Problem,
  budget: SearchBudget,
  locked: ReadonlyMap<number, Option> = new Map(),
): WeekState {
  const random = randomStream(budget.seed)
  const compositions = byUsualSize(problem)
  const competing = compositions.map((ofSlot) => [...ofSlot.keys()])
  const state = stateOf(problem, startingCells(problem, competing, locked, random))
  const free = state.cells.map((_, cell) => cell).filter((cell) => !locked.has(cell))
  if (free.length === 0) return state
  const costs = new RunningCosts(allGoals, state, competing)
  let cost = 0
  let bestCost = 0
  let best = [...state.cells]
  let likely = nothingDrawn(costs)
  const stepOf = (share: number) => Math.ceil(share * budget.steps)
  const turns = inTurns(free, random)
  const annealed = Math.max(1, budget.steps - lastTurns * free.length)
  for (let step = 0; step < budget.steps; step += 1) {
    if (step % stepsBetweenAsking === 0) {
      budget.onProgress?.(step / budget.steps)
      if (budget.shouldStop?.()) break
    }
    if (step === stepOf(widening.from)) {
      likely.forEach((ofSlot, slot) => {
        const likeliest = likeliestOf(costs, slot, ofSlot, widening.most)
        costs.compete(
          slot,
          likeliest.flatMap((usual) => compositions[slot]?.get(usual) ?? []),
        )
      })
      likely = nothingDrawn(costs)
    }
    if (step === stepOf(narrowing.from)) {
      likely.forEach((ofSlot, slot) => {
        costs.compete(slot, likeliestOf(costs, slot, ofSlot, narrowing.most))
      })
      likely = []
    }
    if (step === annealed) {
      cost += exchangeDays(costs, free, exchangesOfCell * free.length, random)
    }
    const temperature =
      step < annealed ? hottest * (coldest / hottest) ** (step / annealed) : frozen
    const { value: cell } = turns.next()
    cost += redraw(costs, cell, temperature, random, likely[cell % slotCount])
    if (cost < bestCost - 1e-9) {
      bestCost = cost
      best = [...state.cells]
    }
  }
  return stateOf(problem, best)
}
