import { countMeal, emptyLoad, type KitchenLoad } from '../kitchen/kitchen-load.ts'
import type { Option } from './option.ts'
import { mainCount, type Problem, slotCount } from './problem.ts'
import { UseCounts } from './use-counts.ts'

/** A plan while it is searched for: which option stands in each cell, and what stands where how often. */
export interface WeekState {
  problem: Problem
  /** Day by day, slot by slot. */
  cells: Option[]
  /** How many dishes put each of `Problem.foods` on the list. */
  foodUses: UseCounts
  /** How many of them stand on it at all. */
  distinctFoods: number
  /** As how many times each dish counts that stands in the plan. */
  dishTimes: UseCounts
  /** How often each stands in each slot. */
  slotDishUses: UseCounts
  /** How many cells each of `kitchen.sharedDishes` holds, for the search's inner loop. */
  sharedDishUses: UseCounts
  /** How often each of `Problem.foods` stands beside a base undeclared. */
  sideUses: UseCounts
  /** At how many main meals each food of the profile stands. */
  acceptedUses: UseCounts
  /** At how many meals, snacks and juices each of them stands. */
  declaredUses: UseCounts
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
    declaredUses,
    problem,
  } = state
  for (const food of option.foods) {
    const uses = foodUses.add(food, sign)
    if (uses === 0) state.distinctFoods -= 1
    else if (uses === 1 && sign === 1) state.distinctFoods += 1
  }
  countMeal(state.kitchen, state.cells, cell, option, sign)
  if (option.keepable) sharedDishUses.add(option.keepable.key, sign)
  dishTimes.add(option.dish, sign * option.times)
  slotDishUses.add((cell % slotCount) * problem.dishCount + option.dish, sign)
  for (const side of option.sides) sideUses.add(side, sign)
  for (const index of option.declared) declaredUses.add(index, sign)
  if (cell % slotCount >= mainCount) return
  for (const index of option.accepted) acceptedUses.add(index, sign)
}

/** The state with these cells. */
export function stateOf(problem: Problem, cells: readonly Option[]): WeekState {
  const state: WeekState = {
    problem,
    cells: [...cells],
    foodUses: new UseCounts(problem.foods.length),
    distinctFoods: 0,
    dishTimes: new UseCounts(problem.dishCount),
    slotDishUses: new UseCounts(slotCount * problem.dishCount),
    sharedDishUses: new UseCounts(problem.dishCount),
    sideUses: new UseCounts(problem.foods.length),
    acceptedUses: new UseCounts(problem.profile.safeFoods.length),
    declaredUses: new UseCounts(problem.profile.safeFoods.length),
    kitchen: emptyLoad(problem.days),
  }
  cells.forEach((option, cell) => {
    count(state, cell, option, 1)
  })
  return state
}
