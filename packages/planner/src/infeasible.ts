import { legalDish } from './legal-dish.ts'
import type { PlannerProfile } from './planner-profile.ts'
import { type Course, courses, type Recipe } from './recipe.ts'
import type { RuleReason } from './rule-reason.ts'
import { servingsOf } from './servings-of.ts'

export interface Infeasible {
  kind: 'infeasible'
  /** The courses for which no dish is left. */
  courses: readonly Course[]
  /** A smallest set of rules that cannot all be kept: without any one of them a plan is possible. */
  clashes: readonly RuleReason[]
  /** Wishes that would open a plan if relaxed: never an allergy, a religion or an age rule. */
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
    relax: rulesOf(profile)
      .filter(isWish)
      .filter((rule) => emptyCourses(recipes, without(profile, rule)).length === 0),
  }
}
