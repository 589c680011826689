import type { PlainGroup } from '@brightplate/foods/plain-foods/plain-food'
import type { Course } from '@brightplate/recipes/recipe'
import type { SizedComposition } from '../../compositions/meal-composition.ts'
import type { Part } from '../../compositions/parts/part.ts'

/** Children have them in and beside a meal; a lunch built upon them alone is seldom one. Ours. */
const seldomBase: readonly PlainGroup[] = [
  'cheese',
  'deli-meat',
  'cracker',
  'cracker-sweet',
  'bread',
]
const seldom = 0.2

/** Made at home it is reported as its bread, its ham and its cheese, and so hides among them. Ours. */
const reportedInParts: readonly PlainGroup[] = ['sandwich', 'burger']
const unseen = 3

/** WWEIA category of peanut butter and jelly sandwiches, which have a code of their own and hide nowhere. */
const seenAsItIs = 3722

/** WWEIA categories of breads and rolls: toast with something on it is a slice of bread there. */
const isBread = (category: number) => category >= 4200 && category < 4300

/** How much likelier or less likely a food is as what a meal is built upon than its category is seen. */
function asBase({ group, category, dish }: Part['candidateFood']): number {
  if (group === null) return 1
  const isPlain = dish?.recipe.cuisine === 'plain'
  if (isPlain && (seldomBase.includes(group) || isBread(category))) return seldom
  return reportedInParts.includes(group) && category !== seenAsItIs ? unseen : 1
}

const mealCourses: readonly Course[] = ['lunch', 'dinner']

/**
 * How likely what was not declared is eaten, before it is ranked, 0 to 1: a meal by what it is built upon,
 * as children have bread and fruit beside much that they never eat; what stands beside by energy.
 */
export function likelihoodOf(
  { composition, servings }: SizedComposition,
  course: Course,
  acceptances: readonly number[],
): number {
  const [base] = composition
  const [ofBase] = acceptances
  if (base === undefined || ofBase === undefined) return 0
  if (base.role === 'main' && mealCourses.includes(course)) {
    return Math.min(1, ofBase * asBase(base.candidateFood))
  }
  let energy = 0
  let likely = 0
  let first: number | undefined
  acceptances.forEach((acceptance, index) => {
    if (composition[index]?.role === 'accepted') return
    first ??= acceptance
    const serving = servings[index]
    if (!serving) return
    energy += serving.energyKcal
    likely += serving.energyKcal * acceptance
  })
  return energy > 0 ? likely / energy : (first ?? ofBase)
}

/** What was wished for, or is a favourite, is asked of no other children. */
export const surely = Number.POSITIVE_INFINITY

/** Of the options of a slot as many count as likeliest. */
const likeliestShare = 0.1

/** Of the likelihoods of a slot's compositions the one that those of all are held against. */
export function likeliestOf(likelihoods: readonly number[]): number {
  const rated = likelihoods.filter((one) => one > 0 && one < surely).sort((a, b) => b - a)
  return rated[Math.floor(rated.length * likeliestShare)] ?? 1
}
