import { warming } from '@brightplate/recipes/keeps-for'
import { amountAt } from '../search/amount-at.ts'
import type { Option } from '../search/option.ts'
import { slotCount } from '../search/problem.ts'
import { cookedFrom } from './kitchen-caps.ts'
import { type CookedMeal, type KeepableDish, pairLeftovers } from './pair-leftovers.ts'

/** What a plan asks of the kitchen. */
export interface KitchenLoad {
  /** Active minutes of each day. */
  minutes: Float64Array
  /** Cooked meals of each seven days. */
  cooked: Float64Array
  /** By the dish that they share; what is eaten fresh is in none. */
  sharedDishes: Map<number, SharedDish>
  /** What every shared dish grows from. */
  emptySharedDish: SharedDish
}

/** Meals of a plan that may share one dish, whichever it is. It is never changed: another takes its place. */
export interface SharedDish {
  /** In order. */
  meals: readonly CookedMeal[]
  /** Which cells are what is left of an earlier one: see `pairLeftovers`. */
  left: ReadonlyMap<number, number>
  /** The same with one meal more or less, as far as it was asked: a search asks the same again and again. */
  next: Map<number, SharedDish>
}

const daysOfWeek = 7

/** Active minutes of a meal, with what is left of another one in place of its dish. */
export const minutesOf = (option: Option, isLeftover: boolean): number =>
  isLeftover && option.keepable
    ? option.activeMinutes - option.keepable.activeMinutes + warming.active
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
  load.minutes[day] = amountAt(load.minutes, day) + sign * minutes
  if (minutes >= cookedFrom) load.cooked[week] = amountAt(load.cooked, week) + sign
}

const nothing: ReadonlyMap<number, number> = new Map()

const sharedDishOf = (meals: readonly CookedMeal[]): SharedDish => ({
  meals,
  left: meals.length < 2 ? nothing : pairLeftovers(meals),
  next: new Map(),
})

/** More than any dish keeps. */
const mostKeepDays = 1000

const keyOf = (cell: number, { keepDays }: KeepableDish): number =>
  1 + cell * mostKeepDays + keepDays

/** A shared dish with the meal of one more cell. */
export function withMeal(shared: SharedDish, cell: number, keepable: KeepableDish): SharedDish {
  const key = keyOf(cell, keepable)
  const known = shared.next.get(key)
  if (known) return known
  const meal = {
    at: cell,
    day: Math.floor(cell / slotCount),
    keepable: { key: 0, keepDays: keepable.keepDays },
  }
  const after = sharedDishOf([...shared.meals, meal].sort((a, b) => a.at - b.at))
  shared.next.set(key, after)
  after.next.set(-key, shared)
  return after
}

function withoutMeal(shared: SharedDish, cell: number, keepable: KeepableDish): SharedDish {
  const key = -keyOf(cell, keepable)
  const known = shared.next.get(key)
  if (known) return known
  const after = sharedDishOf(shared.meals.filter(({ at }) => at !== cell))
  shared.next.set(key, after)
  after.next.set(-key, shared)
  return after
}

/** Counts a meal in (1) or out (-1) of what the `cells` ask for: others of its shared dish are fresh or left over again. */
export function countMeal(
  load: KitchenLoad,
  cells: readonly Option[],
  cell: number,
  option: Option,
  sign: 1 | -1,
): void {
  if (!option.keepable) {
    addMeal(load, cell, option, false, sign)
    return
  }
  const { key } = option.keepable
  const before = load.sharedDishes.get(key) ?? load.emptySharedDish
  const after =
    sign === 1
      ? withMeal(before, cell, option.keepable)
      : withoutMeal(before, cell, option.keepable)
  const addAll = ({ meals, left }: SharedDish, each: 1 | -1) => {
    for (const { at } of meals) {
      const own = at === cell ? option : cells[at]
      if (own) addMeal(load, at, own, left.has(at), each)
    }
  }
  addAll(before, -1)
  addAll(after, 1)
  load.sharedDishes.set(key, after)
}

export const emptyLoad = (days: number): KitchenLoad => ({
  minutes: new Float64Array(days),
  cooked: new Float64Array(Math.ceil(days / daysOfWeek)),
  sharedDishes: new Map(),
  emptySharedDish: sharedDishOf([]),
})

/** The load of all cells, from scratch. */
export function kitchenLoad(cells: readonly Option[]): KitchenLoad {
  const load = emptyLoad(Math.ceil(cells.length / slotCount))
  cells.forEach(({ keepable }, cell) => {
    if (keepable)
      load.sharedDishes.set(
        keepable.key,
        withMeal(load.sharedDishes.get(keepable.key) ?? load.emptySharedDish, cell, keepable),
      )
  })
  cells.forEach((option, cell) => {
    const isLeftover =
      option.keepable !== null &&
      load.sharedDishes.get(option.keepable.key)?.left.has(cell) === true
    addMeal(load, cell, option, isLeftover, 1)
  })
  return load
}
