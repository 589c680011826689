import { foodPatterns } from '@brightplate/foods/patterns/food-patterns'
import { findPlainFoods } from '@brightplate/foods/plain-foods/find-plain-foods'
import type { PlannerProfile } from '../../planner-profile.ts'
import type { CandidateFood } from '../parts/part.ts'

const foodOf = ({ dish }: CandidateFood) => dish?.ingredients[0]?.food

const dairyOf = (one: CandidateFood): number =>
  foodPatterns.get(foodOf(one)?.id ?? '')?.dairy_cup ?? 0

const proteinOf = (one: CandidateFood): number => foodOf(one)?.per100g.protein_g ?? 0

const isPlantDrink = ({ group }: CandidateFood): boolean => group === 'plant-drink'

/** Fortified soy drink alone counts as dairy (Dietary Guidelines 2020-2025); then what has more protein, as milk has it. */
const nearestToMilk = (a: CandidateFood, b: CandidateFood): number =>
  dairyOf(b) - dairyOf(a) || proteinOf(b) - proteinOf(a)

/**
 * What is offered, with one plant drink at most: a child without milk has one drink in its place, and the home one
 * carton open. None of ours where the list names one.
 */
export function onePlantDrink(
  offered: readonly CandidateFood[],
  { safeFoods }: Pick<PlannerProfile, 'safeFoods'>,
): CandidateFood[] {
  const isListed = safeFoods.some(({ typed }) =>
    findPlainFoods(typed).some(({ group }) => group === 'plant-drink'),
  )
  const [best] = isListed ? [] : offered.filter(isPlantDrink).toSorted(nearestToMilk)
  return offered.filter((one) => !isPlantDrink(one) || one === best)
}
