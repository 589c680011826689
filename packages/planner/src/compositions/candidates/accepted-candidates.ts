import { findPlainFoods } from '@brightplate/foods/plain-foods/find-plain-foods'
import { namedTogether } from '@brightplate/foods/plain-foods/named-together'
import type { PlainFood } from '@brightplate/foods/plain-foods/plain-food'
import type { Course } from '@brightplate/recipes/recipe'
import type { PlannerProfile, SafeFood } from '../../planner-profile.ts'
import { nothingCounted } from '../../rules/counted-limits.ts'
import { knownFood } from '../../safe-foods/known-food.ts'
import type { CandidateFood } from '../parts/part.ts'
import { mostPortions, mostPortionsBeside, plainDish, portionOf } from '../parts/plain-dish.ts'
import { handedOut } from './handed-out.ts'
import { knownCandidate } from './known-candidate.ts'
import { nearestFirst } from './nearest-variant.ts'

/** The plain food on a plate of this child at a course; null where a rule keeps it out. */
export function candidateOfPlainFood(
  plain: PlainFood,
  course: Course,
  profile: PlannerProfile,
): CandidateFood | null {
  const { dish } = plainDish(plain, course, profile)
  const portion = portionOf(plain, profile)
  if (!dish || !portion) return null
  return {
    form: plain.id,
    dish,
    group: plain.group,
    category: plain.category,
    most: mostPortions(portion),
    mostBeside: mostPortionsBeside(portion),
    countedAsTyped: nothingCounted,
  }
}

const namedAsTyped = (candidateFood: CandidateFood, typed: string): CandidateFood =>
  candidateFood.dish
    ? { ...candidateFood, dish: handedOut(candidateFood.dish, typed) }
    : candidateFood

/** What is named as one stands together: what of it may stand at all. */
function withOthers(
  candidateFood: CandidateFood,
  typed: string,
  course: Course,
  profile: PlannerProfile,
): CandidateFood {
  const [, ...others] = namedTogether(typed)
  if (others.length === 0) return candidateFood
  const together = others
    .map((one) => candidateOfPlainFood(one, course, profile))
    .filter((one) => one !== null)
  return { ...candidateFood, together: together.map((one) => ({ ...one, together: [] })) }
}

/**
 * What stands for a food that a parent named, by form, the one that was meant first: a plain food, or
 * else a food of the table. None for a food that we do not know, and for one that rules exclude.
 */
export function acceptedCandidates(
  { typed, exactly }: Pick<SafeFood, 'typed'> & { exactly?: true | undefined },
  course: Course,
  profile: PlannerProfile,
): CandidateFood[] {
  const plain = findPlainFoods(typed)
  const [first] = plain
  const variants = plain.filter(({ variantOf }) => variantOf !== null && variantOf === first?.id)
  const others = plain.filter((one) => !variants.includes(one))
  const nearest = variants.toSorted(nearestFirst)
  const meant = exactly
    ? plain.slice(0, 1)
    : [...others.slice(0, 1), ...nearest, ...others.slice(1)]
  // Its other kinds, and variants without an allergen, stand in only where the one that was meant may not.
  for (const one of meant) {
    const candidateFood = candidateOfPlainFood(one, course, profile)
    if (candidateFood)
      return [withOthers(namedAsTyped(candidateFood, typed), typed, course, profile)]
  }
  // No form of it may be had as it is bought: what it is made of may, labelled free of what is excluded.
  return [knownCandidate(typed, course, profile)].filter((one) => one !== null)
}

/** Whether a food that a parent named is one that we know: a plain food, or one of the table. */
export const isKnownByForm = (typed: string): boolean =>
  findPlainFoods(typed).length > 0 || knownFood(typed) !== null
