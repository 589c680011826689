import { foodPatterns } from '@brightplate/foods/patterns/food-patterns'
import { findPlainFoods } from '@brightplate/foods/plain-foods/find-plain-foods'
import { plainFoods } from '@brightplate/foods/plain-foods/plain-foods'
import type { PlannerProfile } from '../../planner-profile.ts'
import type { CandidateFood } from '../parts/part.ts'

const proteinOf = new Map(plainFoods.map(({ id, food }) => [id, food.per100g.protein_g ?? 0]))

const dairyOf = ({ dish }: CandidateFood): number =>
  (dish && foodPatterns.get(dish.ingredients[0]?.food.id ?? '')?.dairy_cup) ?? 0

const isPlantDrink = ({ group }: CandidateFood): boolean => group === 'plant-drink'

/** Fortified soy drink alone counts as dairy (Dietary Guidelines 2020-2025); then what has more protein, as milk has it. */
const nearestToMilk = (a: CandidateFood, b: CandidateFood): number =>
  dairyOf(b) - dairyOf(a) || (proteinOf.get(b.form) ?? 0) - (proteinOf.get(a.form) ?? 0)

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
