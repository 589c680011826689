import { warming } from '@brightplate/recipes/keeps-for'
import type { Option } from '../search/option.ts'
import { slotCount } from '../search/problem.ts'
import { cookedFrom } from './kitchen-caps.ts'
import { type KeptDish, pairLeftovers } from './pair-leftovers.ts'

/** What a plan asks of the kitchen. */
export interface KitchenLoad {
  /** Active minutes of each day. */
  minutes: Float64Array
  /** Cooked meals of each seven days. */
  cooked: Float64Array
  /** By the dish that they share; what is eaten fresh is in none. */
  pots: Map<number, Pot>
}

/** Which cells are what is left of an earlier one: see `pairLeftovers`. */
type Leftovers = ReadonlyMap<number, number>

/** The cells of a plan that may share one dish. It is never changed: another takes its place. */
export interface Pot {
  /** In order. */
  cells: readonly number[]
  left: Leftovers
  /** What would be left with one more cell, as far as it was asked: a search asks the same again and again. */
  leftWith: Map<number, Leftovers>
}

const daysOfWeek = 7

/** Active minutes of a meal, with what is left of another one in place of its dish. */
export const minutesOf = (option: Option, isLeftover: boolean): number =>
  isLeftover && option.kept
    ? option.activeMinutes - option.kept.activeMinutes + warming.active
    : option.activeMinutes

export function addMeal(
  load: Pick<KitchenLoad, 'minutes' | 'cooked'>,
  cell: number,
  option: Option,
  isLeftover: boolean,
  sign: 1 | -1,
): void {
  const day = Math.floor(cell / slotCount)
  const week = Math.floor(day / daysOfWeek)
  const minutes = minutesOf(option, isLeftover)
  load.minutes[day] = (load.minutes[day] ?? 0) + sign * minutes
  if (minutes >= cookedFrom) load.cooked[week] = (load.cooked[week] ?? 0) + sign
}

const none: Leftovers = new Map()

type KeptAt = (cell: number) => KeptDish | null

const leftoversAmong = (cells: readonly number[], keptAt: KeptAt): Leftovers =>
  cells.length < 2
    ? none
    : pairLeftovers(
        cells.map((cell) => ({
          at: cell,
          day: Math.floor(cell / slotCount),
          kept: keptAt(cell),
        })),
      )

const potOf = (cells: readonly number[], keptAt: KeptAt): Pot => ({
  cells,
  left: leftoversAmong(cells, keptAt),
  leftWith: new Map(),
})

const withCell = (cells: readonly number[], cell: number): number[] =>
  [...cells, cell].sort((a, b) => a - b)

const mostKeepDays = 1000

/** What would be left of a pot if one more cell held its dish. */
export function leftoversWith(
  { cells, leftWith }: Pot,
  cell: number,
  kept: KeptDish,
  keptAt: KeptAt,
): Leftovers {
  const key = cell * mostKeepDays + kept.keepDays
  const known = leftWith.get(key)
  if (known) return known
  const left = leftoversAmong(withCell(cells, cell), (at) => (at === cell ? kept : keptAt(at)))
  leftWith.set(key, left)
  return left
}

/** Counts a meal in (1) or out (-1) of what the `cells` ask for: others of its pot are fresh or left over anew. */
export function countMeal(
  load: KitchenLoad,
  cells: readonly Option[],
  cell: number,
  option: Option,
  sign: 1 | -1,
): void {
  if (!option.kept) {
    addMeal(load, cell, option, false, sign)
    return
  }
  const optionAt = (at: number) => (at === cell ? option : cells[at])
  const keptAt: KeptAt = (at) => optionAt(at)?.kept ?? null
  const addAll = ({ cells: same, left }: Pot, each: 1 | -1) => {
    for (const at of same) {
      const own = optionAt(at)
      if (own) addMeal(load, at, own, left.has(at), each)
    }
  }
  const before = load.pots.get(option.kept.key)
  const same = before?.cells ?? []
  const now = sign === 1 ? withCell(same, cell) : same.filter((at) => at !== cell)
  const after = potOf(now, keptAt)
  if (before) addAll(before, -1)
  addAll(after, 1)
  load.pots.set(option.kept.key, after)
}

export const emptyLoad = (days: number): KitchenLoad => ({
  minutes: new Float64Array(days),
  cooked: new Float64Array(Math.ceil(days / daysOfWeek)),
  pots: new Map(),
})

/** The load of all cells, from scratch. */
export function kitchenLoad(cells: readonly Option[]): KitchenLoad {
  const load = emptyLoad(Math.ceil(cells.length / slotCount))
  const cellsOf = new Map<number, readonly number[]>()
  cells.forEach((option, cell) => {
    if (!option.kept) {
      addMeal(load, cell, option, false, 1)
      return
    }
    cellsOf.set(option.kept.key, [...(cellsOf.get(option.kept.key) ?? []), cell])
  })
  for (const [key, same] of cellsOf) {
    const pot = potOf(same, (cell) => cells[cell]?.kept ?? null)
    load.pots.set(key, pot)
    for (const cell of same) {
      const option = cells[cell]
      if (option) addMeal(load, cell, option, pot.left.has(cell), 1)
    }
  }
  return load
}
