import type { Origin } from '@brightplate/foods/food'
import type { CandidateFood } from '../parts/part.ts'
import { plainOf } from '../parts/plain-of.ts'

/** WWEIA: meat mixed dishes, poultry mixed dishes. */
const mixedDishes: readonly number[] = [3002, 3004]
const meatOrigins: readonly Origin[] = ['beef', 'lamb', 'pork', 'poultry']

/** Chili is beans, and has its meat in it; so has a pot of ours with turkey. */
export function holdsMeat(candidateFood: CandidateFood): boolean {
  const { category, dish } = candidateFood
  const foods = dish?.ingredients.map(({ food }) => food) ?? []
  return plainOf(candidateFood)
    ? mixedDishes.includes(category) &&
        foods.some(({ origins }) => origins.some((one) => meatOrigins.includes(one)))
    : foods.some(({ aisle }) => aisle === 'meat-and-poultry')
}
