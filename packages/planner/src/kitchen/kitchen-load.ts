import { warming } from '@brightplate/recipes/keeps-for'
import type { Option } from '../option.ts'
import { slotCount } from '../problem.ts'
import { cookedFrom } from './kitchen-caps.ts'
import { pairLeftovers } from './pair-leftovers.ts'

/** What a plan asks of the kitchen. */
export interface KitchenLoad {
  /** Active minutes of each day. */
  minutes: Float64Array
  /** Cooked meals of each seven days. */
  cooked: Float64Array
  /** Cells by the dish that they may share, in order; what is eaten fresh is in none. */
  cellsOf: Map<number, number[]>
  /** What a dish that shares its pot would add, by its key and minutes, once it was asked for. */
  shared: Map<number, number>
}

const daysOfWeek = 7

/** Active minutes of a meal, with what is left of another one in place of its dish. */
export const minutesOf = (option: Option, isLeftover: boolean): number =>
  isLeftover && option.kept
    ? option.activeMinutes - option.kept.activeMinutes + warming.active
    : option.activeMinutes

export function addMeal(
  load: KitchenLoad,
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

/** Which of these cells are what is left of another, when each holds the option that `optionAt` says. */
export const leftoversAmong = (
  cells: readonly number[],
  optionAt: (cell: number) => Option | undefined,
): Map<number, number> =>
  pairLeftovers(
    cells.map((cell) => ({
      at: cell,
      day: Math.floor(cell / slotCount),
      kept: optionAt(cell)?.kept ?? null,
    })),
  )

/** The load of all cells but one that is empty. */
export function kitchenLoad(cells: readonly Option[], without = -1): KitchenLoad {
  const days = Math.ceil(cells.length / slotCount)
  const load: KitchenLoad = {
    minutes: new Float64Array(days),
    cooked: new Float64Array(Math.ceil(days / daysOfWeek)),
    cellsOf: new Map(),
    shared: new Map(),
  }
  cells.forEach((option, cell) => {
    if (cell === without) return
    if (!option.kept) {
      addMeal(load, cell, option, false, 1)
      return
    }
    const same = load.cellsOf.get(option.kept.key)
    if (same) same.push(cell)
    else load.cellsOf.set(option.kept.key, [cell])
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
