import { isOneOfAKind } from './filters/one-of-a-kind.ts'
import type { MealComposition } from './meal-composition.ts'

/** How many parts a composition has at most. */
const mostParts = 5

const others = ({ candidateFood }: MealComposition[number]) => candidateFood.together ?? []

/** Compositions in which all stands that a parent names as one: bacon and eggs are two things beside each other. */
export const withNamedTogether = (compositions: readonly MealComposition[]): MealComposition[] =>
  compositions.flatMap((composition) => {
    if (composition.every((part) => others(part).length === 0)) return [composition]
    const whole = composition.flatMap((part) => [
      part,
      ...others(part).map((candidateFood) => ({
        ...part,
        candidateFood: { ...candidateFood, ...preparedSeparatelyOf(part) },
      })),
    ])
    return whole.length <= mostParts && isOneOfAKind(whole) ? [whole] : []
  })

const preparedSeparatelyOf = ({
  candidateFood: { preparedSeparately },
}: MealComposition[number]) => (preparedSeparately ? { preparedSeparately } : {})
