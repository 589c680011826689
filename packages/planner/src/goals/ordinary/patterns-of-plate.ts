import { type PatternAmount, patternAmounts } from '@brightplate/foods/patterns/food-pattern'
import { requirePattern } from '@brightplate/foods/patterns/food-patterns'
import type { Serving } from '../../dishes/servings-of.ts'
import type { Option } from '../../search/option.ts'

type Amounts = Readonly<Record<PatternAmount, number>>

/** Of each serving, reckoned once: several goals ask for the same. */
const known = new WeakMap<Serving, Amounts>()

function patternsOfServing(serving: Serving): Amounts {
  const before = known.get(serving)
  if (before) return before
  const sums = new Map<PatternAmount, number>(patternAmounts.map((amount) => [amount, 0]))
  serving.grams.forEach((grams, line) => {
    const food = serving.dish.ingredients[line]?.food
    if (!food || grams === 0) return
    const pattern = requirePattern(food.id)
    for (const amount of patternAmounts) {
      const per100g = pattern[amount]
      if (per100g) sums.set(amount, (sums.get(amount) ?? 0) + (per100g * grams) / 100)
    }
  })
  const amounts = Object.fromEntries(sums) as Record<PatternAmount, number>
  known.set(serving, amounts)
  return amounts
}

/** What the child's share of a plate counts as of a food pattern, in cups or ounces; what is unknown counts as none. */
export function ofPlate({ parts }: Pick<Option, 'parts'>, amount: PatternAmount): number {
  let sum = 0
  for (const { serving } of parts) if (serving) sum += patternsOfServing(serving)[amount]
  return sum
}
