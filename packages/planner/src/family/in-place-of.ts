import { keepsMeatFromDairy } from '@brightplate/foods/restrictions'
import { plateBases } from '@brightplate/recipes/plate-bases'
import type { Course } from '@brightplate/recipes/recipe'
import type { Dish } from '../dish.ts'
import { mixesMeatAndMilk } from '../legal-dish.ts'
import type { Option } from '../option.ts'
import type { Part, Servable } from '../plates/part.ts'
import { plateMealOf } from '../plates/plate-meal.ts'
import type { Problem } from '../problem.ts'
import { servingOf } from '../servings-of.ts'

export interface ServableDish {
  servable: Servable
  dish: Dish
}

/** The rows of a meal's table in the order in which they go with what else is on the plate. */
function groupsFor(course: Course, beside: readonly Part[]) {
  const meal = plateMealOf(course)
  if (!meal) return []
  const groups = beside.flatMap(({ servable }) => servable.group ?? [])
  const rows = plateBases[meal].filter(
    ({ usually, only }) => usually.length > 0 && (only === undefined || only === course),
  )
  const goesWithAll = rows.filter((row) => groups.every((group) => row.beside.includes(group)))
  return [...goesWithAll, ...rows].map(({ group }) => group)
}

/** What is counted over days is reckoned for the child alone, so others get nothing of it unasked, but for a juice. */
const isUncounted = ({ dish }: ServableDish, { profile }: Pick<Problem, 'profile'>) =>
  dish.recipe.course === 'juice' ||
  servingOf(dish, 1, profile, 1).counted.every((amount) => amount === 0)

/** Nobody who chews well is given what is grated for a toddler, where something else suits both. */
const asItIs = ({ dish }: ServableDish) =>
  dish.ingredients.every(({ prep }) => prep === null) ? 0 : 1

/**
 * What may stand for the base of a meal that not all may eat, by the rules of everyone at the table, the
 * likest first: the kind of it that all may eat, then ordinary foods of its group, then other bases.
 */
export function inPlaceOf(
  { parts, serving }: Pick<Option, 'parts' | 'serving'>,
  problem: Pick<Problem, 'profile' | 'open'>,
): ServableDish[] {
  const [base, ...beside] = parts
  if (!base) return []
  const { servable } = base
  const { course } = serving.dish.recipe
  const open = problem.open[course]
  const near = (one: Servable) => (one.category === servable.category ? 0 : 1)
  const ofGroup = (group: Servable['group']) => open.filter((one) => one.group === group)
  const alike = servable.group ? ofGroup(servable.group).toSorted((a, b) => near(a) - near(b)) : []
  const others = groupsFor(course, beside).flatMap(ofGroup)
  const onPlate = new Set(beside.map((part) => part.servable.form))
  const { diets } = problem.profile.restrictions
  const onPlates = parts.flatMap((part) => part.serving?.dish.ingredients ?? [])
  const mixes = ({ dish }: ServableDish) =>
    keepsMeatFromDairy(diets) !== undefined && mixesMeatAndMilk([...onPlates, ...dish.ingredients])
  return [...(servable.forAll ? [servable.forAll] : []), ...alike, ...others]
    .flatMap((one): ServableDish[] => (one.dish ? [{ servable: one, dish: one.dish }] : []))
    .filter((one) => !onPlate.has(one.servable.form) && !mixes(one) && isUncounted(one, problem))
    .toSorted((a, b) => asItIs(a) - asItIs(b))
}
