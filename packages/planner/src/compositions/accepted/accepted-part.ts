import type { Offered } from '../bases-of.ts'
import type { MealComposition } from '../meal-composition.ts'
import type { CandidateFood } from '../parts/part.ts'

export const acceptedPart = (
  { food, candidateFood }: Offered,
  people: number,
): MealComposition[number] => ({
  role: 'accepted',
  safeFood: food,
  candidateFood,
  people: candidateFood.preparedSeparately ? 1 : people,
})

export const sidePart = (
  candidateFood: CandidateFood,
  people: number,
): MealComposition[number] => ({
  role: 'side',
  safeFood: null,
  candidateFood,
  people,
})
