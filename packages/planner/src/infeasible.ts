import { type Course, courses, type Recipe } from '@brightplate/recipes/recipe'
import { legalDish } from './legal-dish.ts'
import type { PlannerProfile } from './planner-profile.ts'
import type { RuleReason } from './rule-reason.ts'
import { servingsOf } from './servings-of.ts'

export interface Infeasible {
  kind: 'infeasible'
  /** The courses for which no dish is left. */
  courses: readonly Course[]
  /** A smallest set of rules that cannot all be kept: without any one of them a plan is possible. */
  clashes: readonly RuleReason[]
  /**
   * Wishes that would open a plan if relaxed, what opens most first: each by itself, or all of them where none
   * does alone. Never an allergy, a religion or an age rule.
   */
  relax: readonly RuleReason[]
}

/** Diets that a family may have chosen freely; a religion or gluten is not among them. */
const wishedDiets = [
  'vegetarian',
  'vegan',
  'pescatarian',
  'low-sugar',
  'no-added-colours',
  'no-caffeine',
  'no-red-meat',
]

export function emptyCourses(recipes: readonly Recipe[], profile: PlannerProfile): Course[] {
  return courses.filter(
    (course) =>
      !recipes.some((recipe) => {
        if (recipe.course !== course) return false
        const { dish } = legalDish(recipe, profile)
        return dish !== null && servingsOf(dish, profile).length > 0
      }),
  )
}

function rulesOf(profile: PlannerProfile): RuleReason[] {
  const { allergens, diets, words } = profile.restrictions
  const careful = profile.restrictions.carefulChewing
  return [
    ...profile.texturesAvoided.map((id) => ({ kind: 'texture' as const, id })),
    ...profile.refusedFoods.map((id) => ({ kind: 'refused' as const, id })),
    ...words.map((id) => ({ kind: 'word' as const, id })),
    ...diets.map((id) => ({ kind: 'diet' as const, id })),
    ...allergens.map((id) => ({ kind: 'allergen' as const, id })),
    ...(careful ? [{ kind: 'age' as const, id: 'choking' }] : []),
  ]
}

function without(profile: PlannerProfile, rule: RuleReason): PlannerProfile {
  const { restrictions } = profile
  const others = <Item extends string>(items: readonly Item[]) =>
    items.filter((item) => item !== rule.id)
  if (rule.kind === 'texture') {
    return { ...profile, texturesAvoided: others(profile.texturesAvoided) }
  }
  if (rule.kind === 'refused') return { ...profile, refusedFoods: others(profile.refusedFoods) }
  return {
    ...profile,
    restrictions: {
      ...restrictions,
      allergens: rule.kind === 'allergen' ? others(restrictions.allergens) : restrictions.allergens,
      diets: rule.kind === 'diet' ? others(restrictions.diets) : restrictions.diets,
      words: rule.kind === 'word' ? others(restrictions.words) : restrictions.words,
      carefulChewing: rule.kind === 'age' ? false : restrictions.carefulChewing,
    },
  }
}

const isWish = (rule: RuleReason) =>
  rule.kind === 'texture' ||
  rule.kind === 'refused' ||
  (rule.kind === 'diet' && wishedDiets.includes(rule.id))

const isPossible = (recipes: readonly Recipe[], profile: PlannerProfile) =>
  emptyCourses(recipes, profile).length === 0

/** How many dishes a profile leaves, so that what opens most is named first. */
const dishesLeft = (recipes: readonly Recipe[], profile: PlannerProfile): number =>
  recipes.filter((recipe) => legalDish(recipe, profile).dish !== null).length

/** The wishes that open a plan, each by itself; where none does, a smallest set of them that does together. */
function openingWishes(recipes: readonly Recipe[], profile: PlannerProfile): RuleReason[] {
  const wishes = rulesOf(profile).filter(isWish)
  const alone = wishes.filter((rule) => isPossible(recipes, without(profile, rule)))
  const bySize = (rules: readonly RuleReason[]) =>
    rules
      .map((rule) => ({ rule, left: dishesLeft(recipes, without(profile, rule)) }))
      .sort((a, b) => b.left - a.left)
      .map(({ rule }) => rule)
  if (alone.length > 0) return bySize(alone)
  if (!isPossible(recipes, wishes.reduce(without, profile))) return []
  // Those that open least are kept first, as long as the others still open a plan.
  let relaxed = bySize(wishes)
  for (const rule of [...relaxed].reverse()) {
    const fewer = relaxed.filter((one) => one !== rule)
    if (isPossible(recipes, fewer.reduce(without, profile))) relaxed = fewer
  }
  return relaxed
}

/** Why a profile cannot be met: drops every rule without which it still cannot. */
export function explainInfeasible(recipes: readonly Recipe[], profile: PlannerProfile): Infeasible {
  let kept = profile
  for (const rule of rulesOf(profile)) {
    const fewer = without(kept, rule)
    if (emptyCourses(recipes, fewer).length > 0) kept = fewer
  }
  return {
    kind: 'infeasible',
    courses: emptyCourses(recipes, profile),
    clashes: rulesOf(kept),
    relax: openingWishes(recipes, profile),
  }
}
