import { cookedFrom, type KitchenCaps, saturday } from '../../kitchen/kitchen-caps.ts'
import {
  addMeal,
  type KitchenLoad,
  kitchenLoad,
  leftoversAmong,
} from '../../kitchen/kitchen-load.ts'
import type { Option } from '../../search/option.ts'
import { type Problem, slotCount } from '../../search/problem.ts'
import type { WeekState } from '../../search/week-state.ts'
import { slots } from '../../slot.ts'
import type { Added, Goal, Piece } from '../goal.ts'
import { goalPoints } from '../goal-points.ts'

/** Of a cap as much is nothing to save on. */
const easyShare = { minutes: 0.6, cooked: 0.5 }

const above = (amount: number, most: number) => Math.max(0, amount - most)

function minutesCost(minutes: number, weekday: number, caps: KitchenCaps): number {
  const cap = weekday < saturday ? caps.weekdayMinutes : caps.weekendMinutes
  return (
    goalPoints.minuteAboveCap * above(minutes, cap) +
    goalPoints.minuteInKitchen * above(minutes, easyShare.minutes * cap)
  )
}

const cookedCost = (meals: number, { cookedMeals }: KitchenCaps): number =>
  goalPoints.mealAboveCap * above(meals, cookedMeals) +
  goalPoints.mealCooked * above(meals, easyShare.cooked * cookedMeals)

function loadCost({ minutes, cooked }: KitchenLoad, { caps, weekdays }: Problem): number {
  let points = 0
  minutes.forEach((one, day) => {
    points += minutesCost(one, weekdays[day] ?? 0, caps)
  })
  for (const meals of cooked) points += cookedCost(meals, caps)
  return points
}

const quickSlots = [slots.indexOf('snack_1'), slots.indexOf('snack_2'), slots.indexOf('juice')]
const quickMinutes = 5

/** On weekdays snacks and juice take five minutes or none. */
const quickSnacks: Piece = {
  span: 'day',
  weight: goalPoints.slowSnack,
  most: 0,
  on: (weekday) => weekday < saturday,
  amount: ({ totalMinutes }, slot) =>
    quickSlots.includes(slot) && totalMinutes > quickMinutes ? 1 : 0,
}

/** What a meal of so many minutes adds to the cost of its day and week. */
function addedOf(state: WeekState, cell: number): (minutes: number) => number {
  const { kitchen, problem } = state
  const { caps, weekdays } = problem
  const day = Math.floor(cell / slotCount)
  const weekday = weekdays[day] ?? 0
  const before = kitchen.minutes[day] ?? 0
  const meals = kitchen.cooked[Math.floor(day / 7)] ?? 0
  const costBefore = minutesCost(before, weekday, caps)
  const costCooked = cookedCost(meals + 1, caps) - cookedCost(meals, caps)
  return (minutes) =>
    minutesCost(before + minutes, weekday, caps) -
    costBefore +
    (minutes < cookedFrom ? 0 : costCooked)
}

/** The load with a dish that shares its pot: what the others of it ask for changes too. */
function withShared(
  { kitchen, cells }: WeekState,
  cell: number,
  option: Option,
  same: readonly number[],
): KitchenLoad {
  const load: KitchenLoad = {
    minutes: kitchen.minutes.slice(),
    cooked: kitchen.cooked.slice(),
    cellsOf: kitchen.cellsOf,
  }
  const optionAt = (at: number) => (at === cell ? option : cells[at])
  const all = [...same, cell].sort((a, b) => a - b)
  const before = leftoversAmong(same, optionAt)
  const after = leftoversAmong(all, optionAt)
  for (const at of all) {
    const own = optionAt(at)
    if (!own) continue
    if (at !== cell) addMeal(load, at, own, before.has(at), -1)
    addMeal(load, at, own, after.has(at), 1)
  }
  return load
}

/** More than any meal takes: what its minutes are told apart by. */
const mostMinutes = 1000

function adding(state: WeekState, cell: number): Added {
  const { kitchen, problem } = state
  const added = addedOf(state, cell)
  const costNow = loadCost(kitchen, problem)
  // Plates of one dish differ by their sides: the same minutes cost the same.
  const shared = new Map<number, number>()
  const sharing = ({ kept }: Option) => (kept ? (kitchen.cellsOf.get(kept.key) ?? []) : [])
  const points = (option: Option): number => {
    const same = sharing(option)
    if (same.length === 0) return added(option.activeMinutes)
    const { key, activeMinutes } = option.kept ?? { key: 0, activeMinutes: 0 }
    const place = (key * mostMinutes + activeMinutes) * mostMinutes + option.activeMinutes
    const known = shared.get(place)
    if (known !== undefined) return known
    const more = loadCost(withShared(state, cell, option, same), problem) - costNow
    shared.set(place, more)
    return more
  }
  return { points, maySave: (option) => sharing(option).length > 0 }
}

/** What a week asks of the parent who cooks it: minutes at the stove, and how often. */
export const kitchenGoal: Goal = {
  id: 'kitchen',
  pieces: () => [quickSnacks],
  standing: {
    cost: ({ cells, problem }) => loadCost(kitchenLoad(cells), problem),
    adding,
  },
}
