import { countMeal, emptyLoad, type KitchenLoad } from '../kitchen/kitchen-load.ts'
import type { Option } from './option.ts'
import { mainCount, type Problem, slotCount } from './problem.ts'

/** A plan while it is searched for: which option stands in each cell, and what stands where how often. */
export interface WeekState {
  problem: Problem
  /** Day by day, slot by slot. */
  cells: Option[]
  /** How many dishes put each of `Problem.foods` on the list. */
  foodUses: Uint16Array
  /** How many of them stand on it at all. */
  distinctFoods: number
  /** As how many times each dish counts that stands in the plan. */
  dishTimes: Uint16Array
  /** How often each stands in each slot. */
  slotDishUses: Uint16Array
  /** How many cells each of `kitchen.sharedDishes` holds, for the search's inner loop. */
  sharedDishUses: Uint16Array
  /** How often each of `Problem.foods` stands beside a base undeclared. */
  sideUses: Uint16Array
  /** At how many main meals each food of the profile stands. */
  acceptedUses: Uint16Array
  /** At how many meals, snacks and juices each of them stands. */
  declaredUses: Uint16Array
  /** Day by day, food by food of the profile: at how many main meals it stands. */
  acceptedOnDay: Uint8Array
  /** What the meals ask of the kitchen. */
  kitchen: KitchenLoad
}

export const cellOf = (day: number, slot: number): number => day * slotCount + slot

/** Counts an option in (1) or out (-1) of a cell. */
export function count(state: WeekState, cell: number, option: Option, sign: 1 | -1): void {
  const {
    foodUses,
    dishTimes,
    slotDishUses,
    sharedDishUses,
    sideUses,
    acceptedUses,
    acceptedOnDay,
    declaredUses,
    problem,
  } = state
  for (const food of option.foods) {
    const uses = (foodUses[food] ?? 0) + sign
    foodUses[food] = uses
    if (uses === 0) state.distinctFoods -= 1
    else if (uses === 1 && sign === 1) state.distinctFoods += 1
  }
  countMeal(state.kitchen, state.cells, cell, option, sign)
  if (option.kept) sharedDishUses[option.kept.key] = (sharedDishUses[option.kept.key] ?? 0) + sign
  dishTimes[option.dish] = (dishTimes[option.dish] ?? 0) + sign * option.times
  const inSlot = (cell % slotCount) * problem.dishCount + option.dish
  slotDishUses[inSlot] = (slotDishUses[inSlot] ?? 0) + sign
  for (const side of option.sides) sideUses[side] = (sideUses[side] ?? 0) + sign
  for (const index of option.declared) declaredUses[index] = (declaredUses[index] ?? 0) + sign
  if (cell % slotCount >= mainCount) return
  const firstOnDay = Math.floor(cell / slotCount) * problem.profile.safeFoods.length
  for (const index of option.accepted) {
    acceptedUses[index] = (acceptedUses[index] ?? 0) + sign
    acceptedOnDay[firstOnDay + index] = (acceptedOnDay[firstOnDay + index] ?? 0) + sign
  }
}

/** The state with these cells. */
export function stateOf(problem: Problem, cells: readonly Option[]): WeekState {
  const state: WeekState = {
    problem,
    cells: [...cells],
    foodUses: new Uint16Array(problem.foods.length),
    distinctFoods: 0,
    dishTimes: new Uint16Array(problem.dishCount),
    slotDishUses: new Uint16Array(slotCount * problem.dishCount),
    sharedDishUses: new Uint16Array(problem.dishCount),
    sideUses: new Uint16Array(problem.foods.length),
    acceptedUses: new Uint16Array(problem.profile.safeFoods.length),
    declaredUses: new Uint16Array(problem.profile.safeFoods.length),
    acceptedOnDay: new Uint8Array(problem.days * problem.profile.safeFoods.length),
    kitchen: emptyLoad(problem.days),
  }
  cells.forEach((option, cell) => {
    count(state, cell, option, 1)
  })
  return state
}
