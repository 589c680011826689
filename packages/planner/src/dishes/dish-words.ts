import type { Recipe } from '@brightplate/recipes/recipe'
import type { PlannerProfile } from '../planner-profile.ts'
import { legalDish } from '../rules/legal-dish.ts'
import { stepsOf } from '../steps/steps-of.ts'
import { dishName } from './dish.ts'
import { linesOf } from './servings-of.ts'

export interface DishWords {
  name: string
  lines: string[]
  steps: string[]
}

/** Most servings of a recipe that one eater is given. */
const mostServings = 2

/**
 * What a family would read of a recipe as this child may eat it; null where a rule forbids it. Steps are those of
 * one serving and of the largest shared dish, which count otherwise: "a tray", "3 trays (32 nuggets each)".
 */
export function dishWords(recipe: Recipe, profile: PlannerProfile): DishWords | null {
  const { dish } = legalDish(recipe, profile)
  if (!dish) return null
  const { peopleAtTable: people, tablePortions } = profile
  return {
    name: dishName(dish),
    lines: linesOf(dish, 1, profile).map(({ text }) => text),
    steps: [
      ...new Set([
        ...stepsOf({ dish, servings: 1, people: 1, profile }),
        ...stepsOf({ dish, servings: mostServings * tablePortions, people, profile }),
      ]),
    ],
  }
}
