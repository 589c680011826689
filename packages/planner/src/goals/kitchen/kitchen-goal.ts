import { cookedFrom, type KitchenCaps, saturday } from '../../kitchen/kitchen-caps.ts'
import {
  addMeal,
  type KitchenLoad,
  kitchenLoad,
  leftoversWith,
  minutesOf,
  type Pot,
} from '../../kitchen/kitchen-load.ts'
import type { Option } from '../../search/option.ts'
import { type Problem, slotCount } from '../../search/problem.ts'
import type { WeekState } from '../../search/week-state.ts'
import { slots } from '../../slot.ts'
import type { Goal, LookedPlates, Piece } from '../goal.ts'
import { goalPoints } from '../goal-points.ts'

/** Of a cap as much is nothing to save on. */
const easyShare = { minutes: 0.6, cooked: 0.5 }

const above = (amount: number, most: number) => Math.max(0, amount - most)

const minutesCap = (weekday: number, caps: KitchenCaps): number =>
  weekday < saturday ? caps.weekdayMinutes : caps.weekendMinutes

const minutesCost = (minutes: number, cap: number): number =>
  goalPoints.minuteAboveCap * above(minutes, cap) +
  goalPoints.minuteInKitchen * above(minutes, easyShare.minutes * cap)

const cookedCost = (meals: number, { cookedMeals }: KitchenCaps): number =>
  goalPoints.mealAboveCap * above(meals, cookedMeals) +
  goalPoints.mealCooked * above(meals, easyShare.cooked * cookedMeals)

type Load = Pick<KitchenLoad, 'minutes' | 'cooked'>

function loadCost({ minutes, cooked }: Load, { caps, weekdays }: Problem): number {
  let points = 0
  minutes.forEach((one, day) => {
    points += minutesCost(one, minutesCap(weekdays[day] ?? 0, caps))
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
function addedOf(
  { minutes, cooked }: Load,
  { caps, weekdays }: Problem,
  cell: number,
): (ofMeal: number) => number {
  const day = Math.floor(cell / slotCount)
  const cap = minutesCap(weekdays[day] ?? 0, caps)
  const before = minutes[day] ?? 0
  const meals = cooked[Math.floor(day / 7)] ?? 0
  const costBefore = minutesCost(before, cap)
  const costCooked = cookedCost(meals + 1, caps) - cookedCost(meals, caps)
  return (ofMeal) =>
    minutesCost(before + ofMeal, cap) - costBefore + (ofMeal < cookedFrom ? 0 : costCooked)
}

/** What a meal of a pot that others share adds: what they ask for changes too. */
function addedToPot(
  { kitchen, cells, problem }: WeekState,
  cell: number,
  kept: NonNullable<Option['kept']>,
  pot: Pot,
): (option: Option) => number {
  const before = pot.left
  const after = leftoversWith(pot, cell, kept, (at) => cells[at]?.kept ?? null)
  const isLeftover = after.has(cell)
  const changed = pot.cells.filter((at) => before.has(at) !== after.has(at))
  if (changed.length === 0) {
    const added = addedOf(kitchen, problem, cell)
    return (one) => added(minutesOf(one, isLeftover))
  }
  const load = { minutes: kitchen.minutes.slice(), cooked: kitchen.cooked.slice() }
  for (const at of changed) {
    const own = cells[at]
    if (!own) continue
    addMeal(load, at, own, before.has(at), -1)
    addMeal(load, at, own, after.has(at), 1)
  }
  const ofOthers = loadCost(load, problem) - loadCost(kitchen, problem)
  const added = addedOf(load, problem, cell)
  return (one) => ofOthers + added(minutesOf(one, isLeftover))
}

/** Room for the points of meals by their minutes: a look reckons each once, and longer ones each time. */
const ofMinutes = new Float64Array(120)

function add({ plates, first, end, points }: LookedPlates, state: WeekState, cell: number): void {
  const { kitchen, problem, potUses } = state
  const added = addedOf(kitchen, problem, cell)
  ofMinutes.fill(Number.NaN)
  const alone = (minutes: number): number => {
    const known = ofMinutes[minutes] ?? Number.NaN
    if (!Number.isNaN(known)) return known
    const points = added(minutes)
    ofMinutes[minutes] = points
    return points
  }
  const ofKept = new Map<Option['kept'], (option: Option) => number>()
  const withOthers = (option: Option | undefined): number => {
    const kept = option?.kept
    const pot = kept ? kitchen.pots.get(kept.key) : undefined
    if (!option || !kept || !pot) return 0
    const added = ofKept.get(kept) ?? addedToPot(state, cell, kept, pot)
    ofKept.set(kept, added)
    return added(option)
  }
  const { options, pots, activeMinutes } = plates
  for (let plate = first; plate < end; plate += 1) {
    const pot = pots[plate] ?? -1
    const isShared = pot >= 0 && (potUses[pot] ?? 0) > 0
    points[plate] =
      (points[plate] ?? 0) +
      (isShared ? withOthers(options[plate]) : alone(activeMinutes[plate] ?? 0))
  }
}

/** What a week asks of the parent who cooks it: minutes at the stove, and how often. */
export const kitchenGoal: Goal = {
  id: 'kitchen',
  pieces: () => [quickSnacks],
  standing: {
    cost: ({ cells, problem }) => loadCost(kitchenLoad(cells), problem),
    add,
  },
}
