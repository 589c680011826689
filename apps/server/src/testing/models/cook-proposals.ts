import { planProfile } from '@brightplate/meal-plans/profile/plan-profile'
import { buildFacts } from '@brightplate/meal-plans/testing/build-facts'
import { dishWords } from '@brightplate/planner/dishes/dish-words'
import { allRecipes } from '@brightplate/recipes/all-recipes'
import { avoidableTextures, type Recipe } from '@brightplate/recipes/recipe'
import { type DishProposal, proposedServings } from '../../models/proposals/dish-proposal.ts'
import { readProposal } from '../../models/proposals/read-proposal.ts'

const { profile } = planProfile(buildFacts({ age: 10 }))

function asProposed(recipe: Recipe): DishProposal | null {
  const share = proposedServings / recipe.servings
  const ingredients = recipe.ingredients.map(({ measure, ...rest }) => ({
    ...rest,
    grams: rest.grams * share,
    ...(measure ? { measure: { ...measure, amount: measure.amount * share } } : {}),
  }))
  const words = dishWords({ ...recipe, ingredients, servings: 1 }, profile)
  if (!words) return null
  const proposal: DishProposal = {
    name: `Easy ${words.name}`,
    cuisine: recipe.cuisine,
    ingredients: words.lines,
    steps: words.steps,
    active_minutes: recipe.activeMinutes,
    total_minutes: recipe.totalMinutes,
    textures: avoidableTextures.filter((one) => recipe.textures.includes(one)),
    temperature: recipe.temperature,
    flavour: recipe.flavour,
  }
  return readProposal(proposal, recipe.course).recipe ? proposal : null
}

const cooked = new Map<string, DishProposal[]>()

/** Dishes as a good cook would propose them for a course: each can be read, whatever a child may eat. */
export function cookProposals(course: string): DishProposal[] {
  const known = cooked.get(course)
  if (known) return known
  const ofCourse = allRecipes.filter((recipe) => recipe.course === course)
  const proposals = ofCourse.map((recipe) => asProposed(recipe)).filter((one) => one !== null)
  cooked.set(course, proposals)
  return proposals
}
