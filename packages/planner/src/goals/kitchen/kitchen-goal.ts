import { cookedFrom, type KitchenCaps, saturday } from '../../kitchen/kitchen-caps.ts'
import {
  addMeal,
  type KitchenLoad,
  kitchenLoad,
  minutesOf,
  type SharedDish,
  withMeal,
} from '../../kitchen/kitchen-load.ts'
import { amountAt } from '../../search/amount-at.ts'
import type { EvaluatedComposition } from '../../search/evaluated-composition.ts'
import type { Option } from '../../search/option.ts'
import { type Problem, slotCount, weekdayOf } from '../../search/problem.ts'
import type { WeekState } from '../../search/week-state.ts'
import { slots } from '../../slot.ts'
import { costWeights } from '../cost-weights.ts'
import type { Goal, Piece } from '../goal.ts'

/** Of a cap as much is nothing to save on. */
export const easyShare = { minutes: 0.6, cooked: 0.5 }

const above = (amount: number, most: number) => Math.max(0, amount - most)

/** Active minutes that a day may ask for. */
export const minutesCap = (weekday: number, caps: KitchenCaps): number =>
  weekday < saturday ? caps.weekdayMinutes : caps.weekendMinutes

const minutesCost = (minutes: number, cap: number): number =>
  costWeights.minuteAboveCap * above(minutes, cap) +
  costWeights.minuteInKitchen * above(minutes, easyShare.minutes * cap)

const cookedCost = (meals: number, { cookedMeals }: KitchenCaps): number =>
  costWeights.mealAboveCap * above(meals, cookedMeals) +
  costWeights.mealCooked * above(meals, easyShare.cooked * cookedMeals)

type Load = Pick<KitchenLoad, 'minutes' | 'cooked'>

/** What the days from `first` up to, not including, `end` ask for, and all weeks. */
function loadCost({ minutes, cooked }: Load, problem: Problem, first: number, end: number): number {
  const { caps } = problem
  let points = 0
  let day = first
  for (const ofDay of minutes.subarray(first, end)) {
    points += minutesCost(ofDay, minutesCap(weekdayOf(problem, day), caps))
    day += 1
  }
  for (const meals of cooked) points += cookedCost(meals, caps)
  return points
}

const quickSlots = [slots.indexOf('snack_1'), slots.indexOf('snack_2'), slots.indexOf('juice')]
const quickMinutes = 5

/** On weekdays snacks and juice take five minutes or none. */
const quickSnacks: Piece = {
  span: 'day',
  weight: costWeights.slowSnack,
  most: 0,
  on: (weekday) => weekday < saturday,
  amount: ({ totalMinutes }, slot) =>
    quickSlots.includes(slot) && totalMinutes > quickMinutes ? 1 : 0,
}

/** What stands on a meal's day and in its seven days before it is added. */
interface Beside {
  cap: number
  minutes: number
  meals: number
  /** What stands there costs already. */
  costMinutes: number
  costMeals: number
  /** What it adds to the cost of others. */
  ofOthers: number
  isLeftover: boolean
}

function besideOf({ minutes, cooked }: Load, problem: Problem, cell: number): Beside {
  const { caps } = problem
  const day = Math.floor(cell / slotCount)
  const cap = minutesCap(weekdayOf(problem, day), caps)
  const ofDay = amountAt(minutes, day)
  const meals = amountAt(cooked, Math.floor(day / 7))
  return {
    cap,
    minutes: ofDay,
    meals,
    costMinutes: minutesCost(ofDay, cap),
    costMeals: cookedCost(meals, caps),
    ofOthers: 0,
    isLeftover: false,
  }
}

/** What a meal of so many minutes adds to the cost of its day and week. */
function addedBy(ofMeal: number, beside: Beside, caps: KitchenCaps): number {
  const { cap, minutes, meals, costMinutes, costMeals, ofOthers } = beside
  const ofDay = minutesCost(minutes + ofMeal, cap) - costMinutes
  return ofOthers + ofDay + (ofMeal < cookedFrom ? 0 : cookedCost(meals + 1, caps) - costMeals)
}

/** Room for the load of a plan as it would be. */
const room = { minutes: new Float64Array(0), cooked: new Float64Array(0) }

function copyOf({ minutes, cooked }: Load): Load {
  if (room.minutes.length !== minutes.length) {
    room.minutes = minutes.slice()
    room.cooked = cooked.slice()
  }
  room.minutes.set(minutes)
  room.cooked.set(cooked)
  return room
}

/** What stands beside a meal of a shared dish: what they ask for changes too. */
function besideInSharedDish(
  { kitchen, cells, problem }: WeekState,
  cell: number,
  { meals, left: before }: SharedDish,
  { left: after }: SharedDish,
): Beside {
  let load: Load = kitchen
  for (const { at } of meals) {
    const own = cells[at]
    if (!own || before.has(at) === after.has(at)) continue
    if (load === kitchen) load = copyOf(kitchen)
    addMeal(load, at, own, before.has(at), -1)
    addMeal(load, at, own, after.has(at), 1)
  }
  const beside = besideOf(load, problem, cell)
  beside.isLeftover = after.has(cell)
  const [first] = meals
  const last = meals.at(-1)
  if (load !== kitchen && first && last) {
    const costOf = (one: Load) => loadCost(one, problem, first.day, last.day + 1)
    beside.ofOthers = costOf(load) - costOf(kitchen)
  }
  return beside
}

/** Room for the points of meals by their minutes: a look computes each once, and longer ones each time. */
const ofMinutes = new Float64Array(120)

function add(compositions: readonly EvaluatedComposition[], state: WeekState, cell: number): void {
  const { kitchen, problem, sharedDishUses } = state
  const { caps } = problem
  const beside = besideOf(kitchen, problem, cell)
  ofMinutes.fill(Number.NaN)
  const alone = (minutes: number): number => {
    const known = ofMinutes[minutes] ?? Number.NaN
    if (!Number.isNaN(known)) return known
    const points = addedBy(minutes, beside, caps)
    ofMinutes[minutes] = points
    return points
  }
  let bySharedDish: Map<SharedDish, Beside> | undefined
  const withOthers = (option: Option): number => {
    const { keepable } = option
    const shared = keepable ? kitchen.sharedDishes.get(keepable.key) : undefined
    if (!keepable || !shared) return 0
    const after = withMeal(shared, cell, keepable)
    bySharedDish ??= new Map()
    const besideIt = bySharedDish.get(after) ?? besideInSharedDish(state, cell, shared, after)
    bySharedDish.set(after, besideIt)
    return addedBy(minutesOf(option, besideIt.isLeftover), besideIt, caps)
  }
  for (const composition of compositions) {
    const isShared = composition.sharedDish >= 0 && sharedDishUses.of(composition.sharedDish) > 0
    composition.points += isShared
      ? withOthers(composition.option)
      : alone(composition.activeMinutes)
  }
}

/** What a week asks of the parent who cooks it: minutes at the stove, and how often. */
export const kitchenGoal: Goal = {
  id: 'kitchen',
  pieces: () => [quickSnacks],
  placementPenalty: {
    cost: ({ cells, problem }) => loadCost(kitchenLoad(cells), problem, 0, problem.days),
    add,
  },
}
