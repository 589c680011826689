import type { Option } from '../../search/option.ts'
import type { NutrientSum, Piece } from '../goal.ts'

/** What an option brings, term by term in their order. */
export function sumOfNutrients({ terms, per }: NutrientSum, { amounts }: Option): number {
  let sum = 0
  for (const { nutrient, factor } of terms) sum += factor * (amounts[nutrient] ?? 0)
  return sum / per
}

/** A piece's amount that is a weighed sum of nutrients. */
export const nutrientSum = (sum: NutrientSum): Required<Pick<Piece, 'amount' | 'sum'>> => ({
  sum,
  amount: (option) => sumOfNutrients(sum, option),
})
