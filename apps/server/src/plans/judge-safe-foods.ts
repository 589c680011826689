import type { Restrictions } from '@brightplate/foods/restrictions'
import { checkPlanText } from '@brightplate/foods/safety-check/check-plan-text'
import type { SafetyViolation } from '@brightplate/foods/safety-violation'
import type { PlannerProfile, SafeFood } from '@brightplate/planner/planner-profile'
import type { Course } from '@brightplate/planner/recipe'
import { knownFood } from '@brightplate/planner/safe-foods/known-food'
import type { RefusedSafeFood } from '@brightplate/planner/safe-foods/safe-food-changes'
import { safeFoodWords } from '@brightplate/planner/safe-foods/safe-food-words'

const mainMeals = ['breakfast', 'lunch', 'dinner'] as const
type MainMeal = (typeof mainMeals)[number]

export interface JudgedSafeFoods {
  allowed: SafeFood[]
  /** Those that a rule keeps out of every main meal. */
  refused: RefusedSafeFood[]
}

function violationsOf(
  restrictions: Restrictions,
  slot: MainMeal,
  words: { name: string; lines: readonly string[]; steps: readonly string[] },
): SafetyViolation[] {
  const dish = { slot, ...words, benefits: '' }
  return checkPlanText(restrictions, { days: [{ dishes: [dish] }], shoppingList: [], tips: [] })
}

/** Meat and milk that a kosher meal may hold already: what we do not know must go with both. */
const mealsToGoWith = ['beef', 'butter']

function violationsAt(typed: string, slot: MainMeal, profile: PlannerProfile): SafetyViolation[] {
  const { restrictions } = profile
  const asTyped = { name: typed, lines: [typed], steps: [] }
  const named = violationsOf(restrictions, slot, asTyped)
  if (!knownFood(typed)) {
    if (named.length > 0 || !restrictions.diets.includes('kosher')) return named
    return mealsToGoWith.flatMap((line) =>
      violationsOf({ ...restrictions, allergens: [], words: [], diets: ['kosher'] }, slot, {
        ...asTyped,
        lines: [typed, line],
      }),
    )
  }
  // "bread" may hold milk, "apple" be hard: the bread that is served is labelled, the apple cooked.
  const certain = named.filter(({ certainty, id }) => certainty === 'contains' && id !== 'choking')
  const words = safeFoodWords(typed, slot, profile)
  return words ? [...certain, ...violationsOf(restrictions, slot, words)] : named
}

/** Safe foods by whether a rule of the profile keeps them out: an allergy beats a wish. */
export function judgeSafeFoods(
  safeFoods: readonly string[],
  profile: PlannerProfile,
): JudgedSafeFoods {
  const allowed: SafeFood[] = []
  const refused: RefusedSafeFood[] = []
  for (const typed of safeFoods) {
    const found = mainMeals.map((slot) => ({ slot, broken: violationsAt(typed, slot, profile) }))
    const meals: Course[] = found
      .filter(({ broken }) => broken.length === 0)
      .map(({ slot }) => slot)
    const [first] = found.flatMap(({ broken }) => broken)
    if (meals.length > 0 || !first) allowed.push({ typed, meals })
    else refused.push({ typed, rule: { kind: first.rule, id: first.id } })
  }
  return { allowed, refused }
}
