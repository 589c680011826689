import { energyShare } from '../energy-share.ts'
import { allGoals } from '../goals/all-goals.ts'
import { forEachSlot } from '../slot.ts'
import { exchangeDays } from './moves/exchange-days.ts'
import { exchangeLunchAndDinner } from './moves/exchange-lunch-and-dinner.ts'
import { redraw } from './moves/redraw.ts'
import { redrawTwo } from './moves/redraw-two.ts'
import type { Option } from './option.ts'
import { mainCount, type Problem, slotCount } from './problem.ts'
import { pick, randomStream } from './random.ts'
import { RunningCosts } from './running-costs.ts'
import { stateOf, type WeekState } from './week-state.ts'

export interface SearchBudget {
  seed: number
  /** Cells drawn again; the search is the same for the same seed and steps. */
  steps: number
  /** Asked now and then; true ends the search with the best plan so far. */
  shouldStop?: (() => boolean) | undefined
  /** Called now and then with how much of the steps is done, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined
}

/** Points: what a draw may cost more than the best option, at the start and at the end. */
const hottest = 8
const coldest = 0.5
/** Greedy rounds at the end: each cell takes its best option. */
const lastTurns = 2
const frozen = 0.01
/** Rounds before those in which a cell is drawn together with the same meal of another day. */
const exchangesOfCell = 2
const stepsBetweenAsking = 64

/**
 * At first each composition of a slot competes in its usual size. From these shares of the steps on, only the
 * likeliest compositions compete, in all sizes, and then only the likeliest options.
 */
const widening = { from: 0.06, most: 30 }
const narrowing = { from: 0.2, most: 50 }

/** Of so many draws of a main meal, once they are narrowed, one draws another meal with it: mostly of its day. */
const drawsToTwo = 3
const ofItsDay = 0.6

/** With fewer draws than this a slot is not narrowed. */
const fewestDraws = 10

/** Slot by slot the compositions, each by its size that is nearest to what the slot is meant to bring. */
const byUsualSize = ({
  slots: compositions,
  profile,
  targets,
}: Problem): readonly ReadonlyMap<Option, readonly Option[]>[] =>
  forEachSlot((slot, index) => {
    const kcal = energyShare(slot, profile) * targets.energyKcal
    const away = ({ energyKcal }: Option) => Math.abs(energyKcal - kcal)
    const nearest = (usual: Option, one: Option) => (away(one) < away(usual) ? one : usual)
    return new Map(
      compositions[index].flatMap((sizes) =>
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

/** By slot, how likely each option was to be drawn; filled by the search. */
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

/** All cells again and again, shuffled each round. */
function* inTurns(cells: number[], random: () => number): Generator<number, never> {
  for (;;) {
    shuffle(cells, random)
    yield* cells
  }
}

/** For a main meal another one of its day, or the same one of another day; null where none is free. */
function besideMain(
  { days }: Problem,
  cell: number,
  locked: ReadonlyMap<number, Option>,
  random: () => number,
): number | null {
  const slot = cell % slotCount
  if (slot >= mainCount) return null
  const other =
    random() < ofItsDay
      ? cell - slot + ((slot + 1 + pick(random, mainCount - 1)) % mainCount)
      : (cell + slotCount * (1 + pick(random, days - 1))) % (days * slotCount)
  return locked.has(other) ? null : other
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
  const isNarrow = (step: number) => step >= stepOf(narrowing.from)
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
      cost += exchangeLunchAndDinner(costs, free)
      cost += exchangeDays(costs, free, exchangesOfCell * free.length, random)
    }
    const temperature =
      step < annealed ? hottest * (coldest / hottest) ** (step / annealed) : frozen
    const { value: cell } = turns.next()
    const other =
      isNarrow(step) && step % drawsToTwo === 0 ? besideMain(problem, cell, locked, random) : null
    cost +=
      other === null
        ? redraw(costs, cell, temperature, random, likely[cell % slotCount])
        : redrawTwo(costs, cell, other, temperature, random)
    if (cost < bestCost - 1e-9) {
      bestCost = cost
      best = [...state.cells]
    }
  }
  return stateOf(problem, best)
}
