import type { EatingAnswer } from '@brightplate/contract/child/eating-log'
import { plainFoodOf } from '@brightplate/foods/plain-foods/plain-foods'
import type { LoggedFood } from '@brightplate/planner/acceptance/eaten-food'
import { formOfRecipe } from '@brightplate/planner/compositions/parts/part'
import { recipeOf } from '@brightplate/recipes/recipe-of'

const recipePrefix = formOfRecipe('')

const categoryOf = (food: string): number | undefined =>
  food.startsWith(recipePrefix)
    ? recipeOf(food.slice(recipePrefix.length))?.category
    : plainFoodOf(food)?.category

/** Answers as the model of acceptance counts them. What was skipped, or is no food of ours any more, is not. */
export function loggedFoods(answers: readonly Pick<EatingAnswer, 'food' | 'said'>[]): LoggedFood[] {
  const logged = new Map<string, LoggedFood>()
  for (const { food, said } of answers) {
    const category = categoryOf(food)
    if (said === null || category === undefined) continue
    const key = `${said} ${food}`
    const before = logged.get(key)
    logged.set(key, { id: food, category, said, times: before ? before.times + 1 : 1 })
  }
  return [...logged.values()]
}
