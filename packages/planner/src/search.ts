import { nutrients } from '@brightplate/foods/nutrients'
import { CostLedger } from './cost-ledger.ts'
import { allGoals } from './goals/all-goals.ts'
import { type Option, type Problem, slotCount } from './problem.ts'
import { pick, randomStream } from './random.ts'
import { replaceCell, stateOf, type WeekState } from './week-state.ts'

export interface SearchBudget {
  seed: number
  /** Moves tried; the search is the same for the same seed and steps. */
  steps: number
  /** Asked now and then; true ends the search with the best plan so far. */
  shouldStop?: () => boolean
}

const hottest = 3
const coldest = 0.02
const stepsBetweenAsking = 512

interface Move {
  cells: readonly number[]
  options: readonly Option[]
}

function pickOption(sizes: readonly Option[], random: () => number): Option {
  const option = sizes[pick(random, sizes.length)]
  if (!option) throw new RangeError('A dish without a size')
  return option
}

function pickDish(problem: Problem, slot: number, random: () => number): readonly Option[] {
  const dishes = problem.slots[slot] ?? []
  const sizes = dishes[pick(random, dishes.length)]
  if (!sizes) throw new RangeError('A slot without a dish')
  return sizes
}

const energy = nutrients.indexOf('energy_kcal')

/** The size that brings about the energy of the option whose place it takes. */
function nearestSize(sizes: readonly Option[], present: Option): Option {
  const wanted = present.amounts[energy] ?? 0
  let best = present
  let distance = Number.POSITIVE_INFINITY
  for (const option of sizes) {
    const away = Math.abs((option.amounts[energy] ?? 0) - wanted)
    if (away < distance) {
      best = option
      distance = away
    }
  }
  return best
}

/** Another dish, another size, or two days' dishes of a slot exchanged. */
function proposeMove(
  state: WeekState,
  free: readonly number[],
  locked: ReadonlyMap<number, Option>,
  random: () => number,
): Move {
  const cell = free[pick(random, free.length)] ?? 0
  const slot = cell % slotCount
  const present = state.cells[cell]
  const kind = random()
  if (kind < 0.6 || !present) {
    const sizes = pickDish(state.problem, slot, random)
    const option =
      random() < 0.7 && present ? nearestSize(sizes, present) : pickOption(sizes, random)
    return { cells: [cell], options: [option] }
  }
  if (kind < 0.85) {
    return { cells: [cell], options: [pickOption(present.sizes, random)] }
  }
  const other = pick(random, state.problem.days) * slotCount + slot
  const there = state.cells[other]
  if (!there || locked.has(other)) return { cells: [cell], options: [present] }
  return { cells: [cell, other], options: [there, present] }
}

function play(state: WeekState, ledger: CostLedger, move: Move): void {
  move.cells.forEach((cell, index) => {
    const option = move.options[index]
    if (option) replaceCell(state, cell, option)
  })
  ledger.refresh(
    state,
    move.cells.map((cell) => Math.floor(cell / slotCount)),
  )
}

/**
 * Simulated annealing from a random plan. `locked` cells keep their option.
 * Every slot must have a dish.
 */
export function search(
  problem: Problem,
  budget: SearchBudget,
  locked: ReadonlyMap<number, Option> = new Map(),
): WeekState {
  const random = randomStream(budget.seed)
  const cells = Array.from({ length: problem.days * slotCount }, (_, cell) => {
    const drawn = pickOption(pickDish(problem, cell % slotCount, random), random)
    return locked.get(cell) ?? drawn
  })
  const free = cells.map((_, cell) => cell).filter((cell) => !locked.has(cell))
  const state = stateOf(problem, cells)
  if (free.length === 0) return state
  const ledger = new CostLedger(allGoals, state)
  let best = [...state.cells]
  let bestCost = ledger.total
  for (let step = 0; step < budget.steps; step += 1) {
    if (step % stepsBetweenAsking === 0 && budget.shouldStop?.()) break
    const temperature = hottest * (coldest / hottest) ** (step / budget.steps)
    const before = ledger.total
    const move = proposeMove(state, free, locked, random)
    const undo = {
      cells: move.cells,
      options: move.cells.flatMap((cell) => state.cells[cell] ?? []),
    }
    play(state, ledger, move)
    const change = ledger.total - before
    if (change > 0 && random() >= Math.exp(-change / temperature)) play(state, ledger, undo)
    else if (ledger.total < bestCost - 1e-9) {
      bestCost = ledger.total
      best = [...state.cells]
    }
  }
  return stateOf(problem, best)
}
