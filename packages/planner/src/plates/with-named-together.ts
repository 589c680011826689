import { isOneOfAKind } from './one-of-a-kind.ts'
import type { Plate } from './plate.ts'

/** How many foods a plate holds at most. */
const mostParts = 5

const others = ({ candidateFood }: Plate[number]) => candidateFood.together ?? []

/** Plates on which all stands that a parent names as one: bacon and eggs are two things beside each other. */
export const withNamedTogether = (plates: readonly Plate[]): Plate[] =>
  plates.flatMap((plate) => {
    if (plate.every((part) => others(part).length === 0)) return [plate]
    const whole = plate.flatMap((part) => [
      part,
      ...others(part).map((candidateFood) => ({
        ...part,
        candidateFood: { ...candidateFood, ...preparedSeparatelyOf(part) },
      })),
    ])
    return whole.length <= mostParts && isOneOfAKind(whole) ? [whole] : []
  })

const preparedSeparatelyOf = ({ candidateFood: { preparedSeparately } }: Plate[number]) =>
  preparedSeparately ? { preparedSeparately } : {}
