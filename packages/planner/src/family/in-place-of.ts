import { keepsMeatFromDairy } from '@brightplate/foods/restrictions'
import { mealBases } from '@brightplate/recipes/meal-bases'
import type { Course } from '@brightplate/recipes/recipe'
import { mealKindOf } from '../compositions/meal-kind-of.ts'
import { ingredientsOfParts } from '../compositions/parts/ingredients-of-parts.ts'
import type { CandidateDish, CandidateFood, Part } from '../compositions/parts/part.ts'
import { servingOf } from '../dishes/servings-of.ts'
import type { PlannerProfile } from '../planner-profile.ts'
import { countsNothing } from '../rules/counted-limits.ts'
import { mixesMeatAndMilk } from '../rules/legal-dish.ts'
import type { Option } from '../search/option.ts'
import type { Problem } from '../search/problem.ts'

/** The rows of a meal's table in the order in which they go with what else the meal holds. */
function groupsFor(course: Course, beside: readonly Part[]) {
  const meal = mealKindOf(course)
  if (!meal) return []
  const groups = beside
    .map(({ candidateFood }) => candidateFood.group)
    .filter((one) => one !== null)
  const rows = mealBases[meal].filter(
    ({ usually, only }) => usually.length > 0 && (only === undefined || only === course),
  )
  const goesWithAll = rows.filter((row) => groups.every((group) => row.beside.includes(group)))
  return [...goesWithAll, ...rows].map(({ group }) => group)
}

/** What is counted over days is computed for the child alone, so others get nothing of it unasked, but for a juice. */
const isUncounted = ({ dish }: CandidateDish, profile: PlannerProfile) =>
  dish.recipe.course === 'juice' || countsNothing(servingOf(dish, 1, profile, 1).counted)

/** Whether something may be set on the table with a meal: it is not there for all yet, and keeps meat from milk where that is asked. */
export function goesBeside(
  { parts }: Pick<Option, 'parts'>,
  { profile }: Pick<Problem, 'profile'>,
): (one: CandidateDish) => boolean {
  const forms = new Set(
    parts.flatMap(({ candidateFood }) =>
      candidateFood.preparedSeparately ? [] : candidateFood.form,
    ),
  )
  const there = ingredientsOfParts(parts)
  const isKosher = keepsMeatFromDairy(profile.restrictions.diets) !== undefined
  return (one) =>
    !forms.has(one.candidateFood.form) &&
    !(isKosher && mixesMeatAndMilk([...there, ...one.dish.ingredients])) &&
    isUncounted(one, profile)
}

/** Nobody who chews well is given what is grated for a toddler, where something else suits both. */
const asItIs = ({ dish }: CandidateDish) =>
  dish.ingredients.every(({ prep }) => prep === null) ? 0 : 1

/**
 * What may stand for the base of a meal that not all may eat, by the rules of everyone at the table, the
 * likest first: the kind of it that all may eat, then ordinary foods of its group, then other bases.
 */
export function inPlaceOf(
  { parts, serving }: Pick<Option, 'parts' | 'serving'>,
  problem: Pick<Problem, 'profile' | 'open'>,
): CandidateDish[] {
  const [base, ...beside] = parts
  if (!base) return []
  const { candidateFood } = base
  const { course } = serving.dish.recipe
  const open = problem.open[course]
  const near = (one: CandidateFood) => (one.category === candidateFood.category ? 0 : 1)
  const ofGroup = (group: CandidateFood['group']) => open.filter((one) => one.group === group)
  const alike = candidateFood.group
    ? ofGroup(candidateFood.group).toSorted((a, b) => near(a) - near(b))
    : []
  const elsewhere = groupsFor(course, beside).flatMap(ofGroup)
  return [...(candidateFood.forAll ? [candidateFood.forAll] : []), ...alike, ...elsewhere]
    .flatMap((one): CandidateDish[] => (one.dish ? [{ candidateFood: one, dish: one.dish }] : []))
    .filter(goesBeside({ parts }, problem))
    .toSorted((a, b) => asItIs(a) - asItIs(b))
}
