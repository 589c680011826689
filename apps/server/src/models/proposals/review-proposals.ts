import { checkPlanText } from '@brightplate/foods/safety-check/check-plan-text'
import type { SafetyViolation } from '@brightplate/foods/safety-violation'
import { refusalsOf } from '@brightplate/meal-plans/check/refusals-of'
import { planProfile } from '@brightplate/meal-plans/profile/plan-profile'
import type { ProfileFacts } from '@brightplate/meal-plans/profile/profile-facts'
import { servingsOf } from '@brightplate/planner/dishes/servings-of'
import type { PlannerProfile } from '@brightplate/planner/planner-profile'
import { legalDish } from '@brightplate/planner/rules/legal-dish'
import { allRecipes } from '@brightplate/recipes/all-recipes'
import type { Course, Recipe } from '@brightplate/recipes/recipe'
import type { DishProposal, Drop } from './dish-proposal.ts'
import { readProposal } from './read-proposal.ts'

export interface ReviewRequest {
  child: ProfileFacts
  course: Course
  dishes: DishProposal[]
  /** Names of dishes that are there already, lower case. */
  taken: string[]
}

export interface Review {
  accepted: Recipe[]
  dropped: (Drop & { name: string })[]
}

/** What a rule forbids, in our own terms: a word that a parent typed is never told. */
function ruleDescription(rule: string, id: string): string {
  const typed = rule === 'word' || rule === 'refused' || rule === 'food'
  return typed ? 'it holds a food that must stay out' : `it breaks the rule: ${rule} ${id}`
}

/** The model's own words, as it wrote them: what our lines leave out of them counts too. */
function violationsIn(
  { name, ingredients, steps }: DishProposal,
  course: Course,
  { restrictions }: PlannerProfile,
): SafetyViolation[] {
  const slot = course === 'snack' ? ('snack_1' as const) : course
  const dish = { slot, name, lines: ingredients, steps, benefits: '' }
  const text = { days: [{ dishes: [dish] }], shoppingList: [], tips: [] }
  // How a food is cut for a young child is said by our lines, which take the place of these.
  return checkPlanText(restrictions, text).filter(({ rule }) => rule !== 'age')
}

/** Our lines say how a food is cut for a young child; a step must not say otherwise. */
const leftWhole = /\b(?:whole(?![ -](?:wheat|grain|meal|milk))|raw|uncut|unsliced|unpeeled)\b/iu

function verdictOn(
  proposal: DishProposal,
  course: Course,
  profile: PlannerProfile,
): { recipe: Recipe } | { drop: Drop } {
  const read = readProposal(proposal, course)
  if (read.drop) return { drop: read.drop }
  const { recipe } = read
  const { dish, reason } = legalDish(recipe, profile)
  if (!dish) return { drop: { why: 'rule', feedback: ruleDescription(reason.kind, reason.id) } }
  if (profile.restrictions.carefulChewing && proposal.steps.some((step) => leftWhole.test(step))) {
    return { drop: { why: 'rule', feedback: 'nothing may be whole or raw in it' } }
  }
  // What is soft enough is the model's own claim: for a child who chews with care it must make one.
  const soft = recipe.textures.some((texture) => texture === 'soft' || texture === 'smooth')
  if (profile.restrictions.carefulChewing && !soft && course !== 'juice') {
    return { drop: { why: 'rule', feedback: 'it must be soft or smooth' } }
  }
  if (servingsOf(dish, profile).length === 0) {
    return { drop: { why: 'rule', feedback: 'no serving of it keeps the limits by age' } }
  }
  const [violation = refusalsOf(recipe, profile)?.[0]] = violationsIn(proposal, course, profile)
  if (violation)
    return { drop: { why: 'rule', feedback: ruleDescription(violation.rule, violation.id) } }
  return { recipe }
}

const ourNames = new Set(allRecipes.map(({ name }) => name.toLowerCase()))

/** Which proposals may be planned with for this child, and why the others may not. */
export function reviewProposals({ child, course, dishes, taken }: ReviewRequest): Review {
  const { profile } = planProfile(child)
  const names = new Set(taken)
  const review: Review = { accepted: [], dropped: [] }
  for (const proposal of dishes) {
    const name = proposal.name.trim().toLowerCase()
    const verdict =
      names.has(name) || ourNames.has(name)
        ? { drop: { why: 'duplicate' as const, feedback: 'this dish is there already' } }
        : verdictOn(proposal, course, profile)
    if ('recipe' in verdict) {
      names.add(name)
      review.accepted.push(verdict.recipe)
    } else review.dropped.push({ ...verdict.drop, name: proposal.name.slice(0, 70) })
  }
  return review
}
