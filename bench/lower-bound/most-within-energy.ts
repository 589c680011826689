import { type Nutrient, nutrients } from '@brightplate/foods/nutrients'
import { energyTarget } from '@brightplate/planner/energy-target'
import type { Option } from '@brightplate/planner/search/option'
import type { Problem } from '@brightplate/planner/search/problem'

const energy = nutrients.indexOf('energy_kcal')
const steps = 80

/**
 * The most of a nutrient that a day of the relaxation can bring when its energy is the target: parts
 * of several dishes may stand in a slot, and no other rule or nutrient counts.
 */
export function mostWithinEnergy(problem: Problem, nutrient: Nutrient): number {
  const index = nutrients.indexOf(nutrient)
  const target = energyTarget(problem)
  const slots = problem.slots.map((dishes): readonly Option[] => dishes.flat())
  const boundAt = (price: number) =>
    price * target +
    slots.reduce(
      (sum, options) =>
        sum +
        Math.max(
          ...options.map(({ amounts }) => (amounts[index] ?? 0) - price * (amounts[energy] ?? 0)),
        ),
      0,
    )
  // Each price of a kcal gives a valid bound; the least of them is a convex search away.
  const densest = Math.max(
    ...slots.flat().map(({ amounts }) => (amounts[index] ?? 0) / Math.max(1, amounts[energy] ?? 0)),
  )
  let low = -2 * densest
  let high = 2 * densest
  for (let step = 0; step < steps; step += 1) {
    const third = (high - low) / 3
    if (boundAt(low + third) < boundAt(high - third)) high -= third
    else low += third
  }
  return boundAt((low + high) / 2)
}
