import { nutrientIndex } from '@brightplate/foods/nutrients'
import { keepsMeatFromDairy } from '@brightplate/foods/restrictions'
import { ingredientsOfParts } from '../compositions/parts/ingredients-of-parts.ts'
import type { CandidateDish, Part } from '../compositions/parts/part.ts'
import type { Dish } from '../dishes/dish.ts'
import { servingOf } from '../dishes/servings-of.ts'
import { energyShare } from '../energy-share.ts'
import type { PlannerProfile } from '../planner-profile.ts'
import { mixesMeatAndMilk } from '../rules/legal-dish.ts'
import type { Option } from '../search/option.ts'
import type { Problem } from '../search/problem.ts'
import { eatersOfMeal } from './eaters-of-meal.ts'
import { fromSharedDish } from './from-shared-dish.ts'
import { inPlaceOf } from './in-place-of.ts'
import { serveOthers } from './serve-others.ts'
import { withPart } from './with-part.ts'

type Family = Pick<Problem, 'profile' | 'open' | 'targets' | 'tableDinners'>

const energy = nutrientIndex.energy_kcal
const leastServings = 0.5
const mostServings = 2

/** Servings of a recipe that one has at a dinner: whoever is hungrier takes bread. */
const mostForOne = 1.5

const quarter = (servings: number): number => Math.round(servings * 4) / 4

/** As much of a dish as brings what it stands for, in quarters of its servings. */
function servingsLike(base: Part, { dish }: CandidateDish, { profile }: Pick<Problem, 'profile'>) {
  if (!base.serving) return 1
  const wanted = base.serving.amounts[energy]
  const brings = servingOf(dish, 1, profile, 1).amounts[energy]
  if (wanted === 0 || brings === 0) return 1
  const quarters = Math.round((wanted / brings) * 4) / 4
  return Math.min(mostServings, Math.max(leastServings, quarters))
}

/** Whole batches are cooked, as far as that is a quarter more or less than is eaten. */
function wholeBatches(servings: number, dish: Dish): number {
  const batches = servings / dish.recipe.servings
  const rounded = Math.max(1, Math.round(batches * 2) / 2)
  return Math.abs(rounded / batches - 1) <= 0.25
    ? rounded * dish.recipe.servings
    : quarter(servings)
}

/** As much of a dish for everyone else as a dinner brings them. */
function familyServings({ dish }: CandidateDish, portions: number, problem: Family): number {
  const { profile, targets } = problem
  const wanted = portions * energyShare('dinner', profile) * targets.energyKcal
  const brings = servingOf(dish, 1, profile, 1).amounts[energy]
  const most = mostForOne * (profile.peopleAtTable - 1)
  const eaten = brings === 0 ? most : Math.min(most, wanted / brings)
  return wholeBatches(Math.max(leastServings, eaten), dish)
}

/** Meat apart from milk where that is asked, and not the kind of thing that stands on the child's plate already. */
function fitsBeside({ parts }: Option, { profile }: Family) {
  const forms = new Set(parts.map(({ candidateFood }) => candidateFood.form))
  const there = ingredientsOfParts(parts)
  const isKosher = keepsMeatFromDairy(profile.restrictions.diets) !== undefined
  const [base] = parts
  return ({ dish, candidateFood }: CandidateDish): boolean =>
    !forms.has(candidateFood.form) &&
    candidateFood.group !== base?.candidateFood.group &&
    !(isKosher && mixesMeatAndMilk([...there, ...dish.ingredients]))
}

/** The family's dinner of an evening; null at any other meal, and where none goes with the child's plate. */
function familyDish(option: Option, problem: Family, day: number): CandidateDish | null {
  if (!problem.profile.familyDinner || option.serving.dish.recipe.course !== 'dinner') return null
  const evening = problem.tableDinners[day % Math.max(1, problem.tableDinners.length)]
  return evening?.find(fitsBeside(option, problem)) ?? null
}

/** Whether nobody else eats of a meal, or the others at it are no matter of the plan. */
const isForChildAlone = ({ serving }: Option, profile: PlannerProfile): boolean =>
  profile.peopleAtTable === 1 ||
  (serving.dish.recipe.course !== 'dinner' &&
    eatersOfMeal(serving.dish.recipe.course, profile) === 1)

/**
 * The meal with what the others eat: the family's dinner beside a plate of the child's own food, or what stands for
 * a base that is the child's alone; as it is where all eat of the base, or where no rule leaves anything.
 * @param day counted from 0
 */
export function withOthers(option: Option, problem: Family, day: number): Option {
  const { profile } = problem
  const [base] = option.parts
  if (base?.people !== 1 || isForChildAlone(option, profile)) return option
  const portions = Math.round((profile.tablePortions - 1) * 100) / 100
  const people = profile.peopleAtTable - 1
  const dinner = familyDish(option, problem, day)
  const [instead] = dinner ? [dinner] : inPlaceOf(option, problem)
  if (!instead) return option
  const servings = dinner
    ? familyServings(dinner, portions, problem)
    : servingsLike(base, instead, problem) * portions
  const on = option.parts.map(({ safeFood }) => safeFood?.typed).filter((one) => one !== undefined)
  const taken = dinner ? fromSharedDish(dinner.dish, profile) : []
  const takenOut = taken.filter((one) => !on.includes(one))
  const cookedInIt = taken.filter((one) => on.includes(one))
  const forOthers = {
    portions,
    ...(takenOut.length > 0 ? { fromSharedDish: takenOut } : {}),
    ...(cookedInIt.length > 0 ? { inSharedDish: cookedInIt } : {}),
  }
  const part = serveOthers(instead, { people, servings }, forOthers, profile)
  return withPart(option, part, instead)
}
