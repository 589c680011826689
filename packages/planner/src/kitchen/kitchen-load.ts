import { warming } from '@brightplate/recipes/keeps-for'
import type { Option } from '../search/option.ts'
import { slotCount } from '../search/problem.ts'
import { cookedFrom } from './kitchen-caps.ts'
import { pairLeftovers } from './pair-leftovers.ts'

/** What a plan asks of the kitchen. */
export interface KitchenLoad {
  /** Active minutes of each day. */
  minutes: Float64Array
  /** Cooked meals of each seven days. */
  cooked: Float64Array
  /** Cells by the dish that they may share, in order; what is eaten fresh is in none. */
  cellsOf: Map<number, readonly number[]>
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

const none: ReadonlyMap<number, number> = new Map()

/** Which of these cells are what is left of another, when each holds the option that `optionAt` says. */
export const leftoversAmong = (
  cells: readonly number[],
  optionAt: (cell: number) => Option | undefined,
): ReadonlyMap<number, number> =>
  cells.length < 2
    ? none
    : pairLeftovers(
        cells.map((cell) => ({
          at: cell,
          day: Math.floor(cell / slotCount),
          kept: optionAt(cell)?.kept ?? null,
        })),
      )

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
  const addAll = (same: readonly number[], each: 1 | -1) => {
    const left = leftoversAmong(same, optionAt)
    for (const at of same) {
      const own = optionAt(at)
      if (own) addMeal(load, at, own, left.has(at), each)
    }
  }
  const before = load.cellsOf.get(option.kept.key) ?? []
  const after =
    sign === 1 ? [...before, cell].sort((a, b) => a - b) : before.filter((at) => at !== cell)
  addAll(before, -1)
  addAll(after, 1)
  load.cellsOf.set(option.kept.key, after)
}

export const emptyLoad = (days: number): KitchenLoad => ({
  minutes: new Float64Array(days),
  cooked: new Float64Array(Math.ceil(days / daysOfWeek)),
  cellsOf: new Map(),
})

/** The load of all cells, from scratch. */
export function kitchenLoad(cells: readonly Option[]): KitchenLoad {
  const load = emptyLoad(Math.ceil(cells.length / slotCount))
  cells.forEach((option, cell) => {
    if (!option.kept) {
      addMeal(load, cell, option, false, 1)
      return
    }
    const same = load.cellsOf.get(option.kept.key) ?? []
    load.cellsOf.set(option.kept.key, [...same, cell])
  })
  for (const same of load.cellsOf.values()) {
    const left = leftoversAmong(same, (cell) => cells[cell])
    for (const cell of same) {
      const option = cells[cell]
      if (option) addMeal(load, cell, option, left.has(cell), 1)
    }
  }
  return load
}
