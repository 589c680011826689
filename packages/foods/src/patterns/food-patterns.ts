import { foodPatterns as compiledPatterns } from '../../compiled/patterns.js'
import type { FoodPattern } from './food-pattern.ts'

/**
 * By food id, of every food, plain foods among them: `data/food-patterns.csv`, compiled. The planner's goals alone name
 * this module.
 */
export const foodPatterns: ReadonlyMap<string, FoodPattern> = new Map(compiledPatterns)

/** What 100 g count as. Throws for an id that no table has. */
export function requirePattern(foodId: string): FoodPattern {
  const pattern = foodPatterns.get(foodId)
  if (!pattern) throw new Error(`No food with a pattern has the id ${foodId}`)
  return pattern
}
