import type { PlainFood } from '@brightplate/foods/plain-foods/plain-food'
import { dishName } from '../../dishes/dish.ts'
import type { DishWords } from '../../dishes/dish-words.ts'
import { linesOf } from '../../dishes/servings-of.ts'
import type { PlannerProfile } from '../../planner-profile.ts'
import { stepsOf } from '../../steps/steps-of.ts'
import { plainDish } from './plain-dish.ts'

/** What a family would read of a plain food as this child may eat it; null where a rule forbids it. */
export function plainWords(plain: PlainFood, profile: PlannerProfile): DishWords | null {
  // Lunch forbids least: what may not be eaten later is no matter of words.
  const { dish } = plainDish(plain, 'lunch', profile)
  if (!dish) return null
  return {
    name: dishName(dish),
    lines: linesOf(dish, 1, profile).map(({ text }) => text),
    steps: stepsOf({ dish, servings: 1, people: 1, profile }),
  }
}
