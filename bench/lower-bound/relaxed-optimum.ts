import { nutrients } from '@brightplate/foods/nutrients'
import type { Problem } from '@brightplate/planner/search/problem'
import { linearProgramme } from './linear-programme.ts'
import { solve } from './programme.ts'
import { type Relaxation, relax } from './relaxation.ts'

export interface RelaxedOptimum {
  /** A cost that no plan can be below. */
  bound: number
  /** What a day of the relaxation's best plan brings, in the order of `nutrients`. */
  meanDay: readonly number[]
}

function meanDayOf({ choices, dayCounts }: Relaxation, shares: ArrayLike<number>): number[] {
  const [weekdays, others] = dayCounts
  const all = choices.flat()
  return nutrients.map((_, nutrient) => {
    const sum = all.reduce((amount, { option }, index) => {
      const days = weekdays * (shares[index] ?? 0) + others * (shares[all.length + index] ?? 0)
      return amount + days * (option.amounts[nutrient] ?? 0)
    }, 0)
    return sum / (weekdays + others)
  })
}

/**
 * The optimum of the linear relaxation, in which a slot may hold parts of several dishes; of these goals
 * alone, or of all.
 * @example relaxedOptimum(problem).bound
 */
export function relaxedOptimum(
  problem: Problem,
  goals: readonly string[] | null = null,
): RelaxedOptimum {
  const relaxation = relax(problem, goals)
  const { cost, amounts } = solve(linearProgramme(relaxation))
  return { bound: cost, meanDay: meanDayOf(relaxation, amounts) }
}
