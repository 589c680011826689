import { countedLimits } from '../rules/counted-limits.ts'
import type { SizedPlate } from './plate.ts'

type Sizes = readonly SizedPlate[]

const onceADay = countedLimits.flatMap(({ per, oncePerDish }, index) =>
  per === 'day' && oncePerDish ? [index] : [],
)

const isUncounted = (sizes: Sizes): boolean =>
  sizes.some(({ counted }) => onceADay.every((index) => counted[index] === 0))

/**
 * The plates of a meal, with one at least that takes none of what a day has once: where all of them are of
 * rice, the first of the others that has such a plate lends its own.
 */
export function withUncounted(
  plates: readonly Sizes[],
  ...others: readonly (() => readonly Sizes[])[]
): readonly Sizes[] {
  if (plates.some(isUncounted)) return plates
  for (const other of others) {
    const lent = other().filter(isUncounted)
    if (lent.length > 0) return [...plates, ...lent]
  }
  return plates
}
