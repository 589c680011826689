import { allGoals } from '../goals/all-goals.ts'
import type { Option } from './option.ts'
import { type Problem, slotCount } from './problem.ts'
import { pick, randomStream } from './random.ts'
import { RunningCosts } from './running-costs.ts'
import { stateOf, type WeekState } from './week-state.ts'

export interface SearchBudget {
  seed: number
  /** Cells drawn anew; the search is the same for the same seed and steps. */
  steps: number
  /** Asked now and then; true ends the search with the best plan so far. */
  shouldStop?: (() => boolean) | undefined
  /** Told now and then how much of the steps is done, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined
}

/** Points: what a draw may cost more than the best option, at the start and at the end. */
const hottest = 12
const coldest = 0.3
const stepsBetweenAsking = 64

/** Options that compete in one draw: with many more recipes a step stays as quick. */
const mostInDraw = 450

/** What is this many temperatures above the cheapest is never drawn. */
const deepest = 12

/** Room for the weights of a draw: each is reckoned once. */
const weights = new Float64Array(mostInDraw)

/** Draws one of the places from `first` up to `end`, at most `mostInDraw` of them, with Boltzmann's weights. */
function drawPlace(
  costs: Float64Array,
  first: number,
  end: number,
  temperature: number,
  random: () => number,
): number {
  let least = Number.POSITIVE_INFINITY
  for (let place = first; place < end; place += 1) {
    const cost = costs[place] ?? least
    if (cost < least) least = cost
  }
  const dearest = least + deepest * temperature
  let sum = 0
  for (let place = first; place < end; place += 1) {
    const cost = costs[place] ?? 0
    const weight = cost < dearest ? Math.exp((least - cost) / temperature) : 0
    weights[place - first] = weight
    sum += weight
  }
  let left = random() * sum
  for (let place = first; place < end; place += 1) {
    left -= weights[place - first] ?? 0
    if (left < 0) return place
  }
  return end - 1
}

/** Empties a cell and draws its option anew: those of the slot compete. Answers what the plan costs more. */
function redraw(
  costs: RunningCosts,
  cell: number,
  temperature: number,
  random: () => number,
): number {
  const options = costs.optionsOf(cell)
  const competing = costs.competingFor(cell)
  const present = costs.empty(cell)
  const before = costs.placeOf(present)
  // With more options than compete, those around the present one do.
  const width = Math.min(mostInDraw, competing)
  const first = Math.min(Math.max(0, before - pick(random, width)), competing - width)
  const looked = costs.look(cell, first, first + width)
  const place = drawPlace(looked, first, first + width, temperature, random)
  costs.fill(cell, options[place] ?? present)
  return (looked[place] ?? 0) - (looked[before] ?? 0)
}

function startingCells(
  problem: Problem,
  locked: ReadonlyMap<number, Option>,
  random: () => number,
): Option[] {
  return Array.from({ length: problem.days * slotCount }, (_, cell) => {
    const dishes = problem.slots[cell % slotCount] ?? []
    const sizes = dishes[pick(random, dishes.length)] ?? []
    const option = locked.get(cell) ?? sizes[pick(random, sizes.length)]
    if (!option) throw new RangeError('A slot without a dish')
    return option
  })
}

function shuffle(cells: number[], random: () => number): void {
  for (let left = cells.length; left > 1; left -= 1) {
    const drawn = pick(random, left)
    const last = cells[left - 1] ?? 0
    cells[left - 1] = cells[drawn] ?? 0
    cells[drawn] = last
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
  const state = stateOf(problem, startingCells(problem, locked, random))
  const free = state.cells.map((_, cell) => cell).filter((cell) => !locked.has(cell))
  if (free.length === 0) return state
  const costs = new RunningCosts(allGoals, state)
  let cost = 0
  let bestCost = 0
  let best = [...state.cells]
  for (let step = 0; step < budget.steps; step += 1) {
    if (step % stepsBetweenAsking === 0) {
      budget.onProgress?.(step / budget.steps)
      if (budget.shouldStop?.()) break
    }
    const temperature = hottest * (coldest / hottest) ** (step / budget.steps)
    const turn = step % free.length
    if (turn === 0) shuffle(free, random)
    cost += redraw(costs, free[turn] ?? 0, temperature, random)
    if (cost < bestCost - 1e-9) {
      bestCost = cost
      best = [...state.cells]
    }
  }
  return stateOf(problem, best)
}
