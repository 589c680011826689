import { portionsOfLines } from '../../packages/planner/src/dishes/portions-of-lines.ts'
import type { PlannedDish } from '../../packages/planner/src/plan-document.ts'
import type { EatenGrams } from './diet-intake.ts'

/** What the child itself gets of a meal; nothing of one that is eaten out, nor of food that has no grams. */
export function eatenOfDish(dish: Pick<PlannedDish, 'foods' | 'people' | 'portions' | 'parts'>) {
  const portions = portionsOfLines(dish)
  return dish.foods.map(({ food_id, grams }, line): EatenGrams => {
    return { food: food_id, grams: grams / (portions[line] ?? 1) }
  })
}
