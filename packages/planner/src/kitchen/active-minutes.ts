import { kitchen } from '@brightplate/recipes/our-kitchen'
import type { Recipe } from '@brightplate/recipes/recipe'

type Work = Pick<Recipe, 'ingredients' | 'steps' | 'activeMinutes' | 'servings'>

const { hands } = kitchen
const byHand = new RegExp(`\\b(?:${hands.words.join('|')})\\b`, 'i')

/** Whether a step, or what is done to an ingredient, is work of hands: peeling, chopping, spreading. */
export const isByHand = (text: string | null | undefined): boolean => !!text && byHand.test(text)

const known = new WeakMap<Work, number>()

/** Of a recipe's minutes those of peeling, chopping and spreading. */
function handMinutes(recipe: Work): number {
  const before = known.get(recipe)
  if (before !== undefined) return before
  const lines = recipe.ingredients.filter(({ prep }) => isByHand(prep))
  const steps = recipe.steps.filter(isByHand)
  const minutes = Math.min(recipe.activeMinutes, hands.minutes * (lines.length + steps.length))
  known.set(recipe, minutes)
  return minutes
}

/** What is written for fewer takes as long for as many as sit at a usual table. */
const usualTable = 4

/**
 * Minutes of work for so many portions: hands take longer for more than the recipe is written for, and a table of four; an oven does not.
 * @param portions of the recipe's servings
 */
export function activeMinutes(recipe: Work, portions: number): number {
  const more = portions / Math.max(recipe.servings, usualTable) - 1
  if (more <= 0) return recipe.activeMinutes
  return Math.round(recipe.activeMinutes + handMinutes(recipe) * hands.eachMore * more)
}
