import { amountAt } from '../amount-at.ts'

/** Options that compete in one draw: with many more recipes a step stays as quick. */
export const mostInDraw = 450

/** What is this many temperatures above the cheapest is never drawn. */
const deepest = 12

/** Room for the places of a draw that have a chance, and their weights. */
const chances = new Float64Array(mostInDraw)
const weights = new Float64Array(mostInDraw)

/**
 * Draws one of the places from `first` up to `end`, at most `mostInDraw` of them, with Boltzmann's
 * weights. Where it is given, `likely` gathers how likely each was.
 */
export function drawPlace(
  costs: Float64Array,
  first: number,
  end: number,
  temperature: number,
  random: () => number,
  likely?: Float64Array,
): number {
  let least = Number.POSITIVE_INFINITY
  for (let index = first; index < end; index += 1) {
    const cost = amountAt(costs, index)
    if (cost < least) least = cost
  }
  const dearest = least + deepest * temperature
  let sum = 0
  let count = 0
  for (let index = first; index < end; index += 1) {
    const cost = amountAt(costs, index)
    if (cost >= dearest) continue
    const weight = Math.exp((least - cost) / temperature)
    chances[count] = index - first
    weights[count] = weight
    sum += weight
    count += 1
  }
  if (likely) {
    for (let chance = 0; chance < count; chance += 1) {
      const index = first + amountAt(chances, chance)
      likely[index] = amountAt(likely, index) + amountAt(weights, chance) / sum
    }
  }
  let left = random() * sum
  for (let chance = 0; chance < count; chance += 1) {
    left -= amountAt(weights, chance)
    if (left < 0) return first + amountAt(chances, chance)
  }
  return first + amountAt(chances, count - 1)
}
