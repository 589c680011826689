import { counterOf } from '@brightplate/foods/products/counter-of'
import type { Recipe } from '@brightplate/recipes/recipe'
import type { Dish } from '../../dishes/dish.ts'
import { withNumber } from '../parts/plain-dish.ts'

/** Minutes in which it is warmed and put on a plate. */
const minutes = 5
const activeMinutes = 2

/** Whether a step says how the child's food is made safe to chew, which holds wherever the food comes from. */
const isOfSafeForm = (step: string): boolean => step.startsWith('Serve the ')

const known = new WeakMap<Recipe, Map<string, Recipe>>()

function asHandedOut({ recipe, ingredients: [first] }: Dish, name: string | null): Recipe {
  const from = name === null ? 'where you usually get it' : `from ${name}`
  const isHot = recipe.temperature !== 'cold'
  const fetched = `Get the ${recipe.name} ${from}${isHot ? ', or warm up leftovers until steaming hot' : ''}.`
  return {
    ...recipe,
    steps: [
      first ? withNumber(fetched, first.food) : fetched,
      ...(first?.prep ? recipe.steps.filter(isOfSafeForm) : []),
    ],
    activeMinutes,
    totalMinutes: minutes,
  }
}

/** A plain food that a parent says who hands it out: it comes from there, and nobody cooks it at home. */
export function handedOut(dish: Dish, typed: string): Dish {
  const counter = counterOf(typed)
  if (!counter) return dish
  const ofRecipe = known.get(dish.recipe) ?? new Map<string, Recipe>()
  known.set(dish.recipe, ofRecipe)
  const key = counter.name ?? ''
  const recipe = ofRecipe.get(key) ?? asHandedOut(dish, counter.name)
  ofRecipe.set(key, recipe)
  return { ...dish, recipe }
}
