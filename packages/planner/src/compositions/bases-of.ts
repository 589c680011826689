import type { PlainGroup } from '@brightplate/foods/plain-foods/plain-food'
import type { MealBase, MealKind } from '@brightplate/recipes/meal-base'
import { eatenBeside, lastBases, mealBases } from '@brightplate/recipes/meal-bases'
import type { Course } from '@brightplate/recipes/recipe'
import type { AcceptedFood } from './candidates/accepted-foods.ts'
import { isAtMeal } from './filters/is-at-meal.ts'
import type { CandidateFood, PartRole } from './parts/part.ts'
import { plainOf } from './parts/plain-of.ts'

/** What nothing is built upon: drinks, sauces and sweets. */
export const noBase: readonly PlainGroup[] = [
  'milk',
  'plant-drink',
  'juice',
  'drink-sweet',
  'formula',
  'spread-dip',
  'spread',
  'syrup',
  'sweets',
  'dessert',
]

/** Of yogurt and the like what is drunk from a glass is no base either: chaas, a yogurt drink. */
export const isDrunk = (candidateFood: CandidateFood): boolean =>
  plainOf(candidateFood)?.form.shape === 'drink'

/** What fills no child: a main meal of it alone is none. */
const notFilling: readonly PlainGroup[] = [
  ...noBase,
  'fruit',
  'fruit-pouch',
  'fruit-dried',
  'vegetable-raw',
  'vegetable-cooked',
  'chips-salty',
]

/** Whether a composition is built upon what makes a meal; of what is known by its words alone that is left to the parent. */
export const isFilling = ([base]: readonly {
  candidateFood: Pick<CandidateFood, 'group'>
}[]): boolean =>
  base !== undefined &&
  (base.candidateFood.group === null || !notFilling.includes(base.candidateFood.group))

/** Whether it is built upon what the child eats, and that fills it. */
export const isOfOwnBase = (
  composition: readonly { role: PartRole; candidateFood: Pick<CandidateFood, 'group'> }[],
): boolean => composition[0]?.role === 'accepted' && isFilling(composition)

export interface Offered {
  food: AcceptedFood['safeFood']
  candidateFood: CandidateFood
}

export const offersOf = (foods: readonly AcceptedFood[]): Offered[] =>
  foods.flatMap(({ safeFood, candidateFoods }) =>
    candidateFoods.map((candidateFood) => ({ food: safeFood, candidateFood })),
  )

export interface BasedOn {
  base: Offered
  row: MealBase
}

/** Foods that suit a meal above which no other is taken for it: two snacks a day ask for one more. */
const enough: Readonly<Record<MealKind, number>> = {
  breakfast: 2,
  'lunch-and-dinner': 2,
  snack: 3,
}

/** Snacks of a day, each of which may be another food. */
const snacksOfDay = 2

/** From as many on none need stand at more than a third of the meals. */
const enoughToChoose = 3

const foodsOf = (bases: readonly BasedOn[]) =>
  new Set(bases.map(({ base }) => base.food.index)).size

const areEnough = (bases: readonly BasedOn[], meal: MealKind) => foodsOf(bases) >= enough[meal]

/**
 * The accepted foods that a meal may be built upon: those that usually are, where there are enough of
 * them, at supper first those that make a supper; else those that the table has for it too; where it has
 * none, any that is no drink or sweet.
 */
export function basesOf(
  foods: readonly AcceptedFood[],
  course: Course,
  meal: MealKind,
  takesAny: boolean,
): BasedOn[] {
  const offers = offersOf(foods).filter(({ candidateFood }) =>
    meal === 'snack' ? isAtMeal(candidateFood, meal) : !isDrunk(candidateFood),
  )
  const inTable = mealBases[meal].flatMap((row) =>
    offers
      .filter(({ candidateFood }) => candidateFood.group === row.group)
      .map((base): BasedOn => ({ base, row })),
  )
  const usual = inTable.filter(({ row }) => row.usually.length > 0)
  const ofCourse = usual.filter(({ row: { only } }) => only === undefined || only === course)
  if (areEnough(ofCourse, meal)) return firstOf(ofCourse, meal)
  if (areEnough(usual, meal) || !takesAny) return firstOf(usual, meal)
  const first = inTable.filter((one) => !isLast(one, meal))
  if (areEnough(first, meal)) return firstOf(inTable, meal)
  // Half a sandwich is a snack, beef stew and wonton soup are none where the two of a day can be other food.
  if (meal === 'snack' && foodsOf(inTable) >= snacksOfDay) return inTable
  const any = offers
    .filter(({ candidateFood: { group } }) => group === null || !noBase.includes(group))
    .flatMap((base): BasedOn[] => {
      const known = inTable.filter((one) => one.base === base)
      const group = base.candidateFood.group ?? 'fruit'
      if (known.length > 0) return known
      return [{ base, row: { group, beside: eatenBeside[meal], usually: [] } }]
    })
  return firstOf(any, meal)
}

const isLast = ({ base: { candidateFood } }: BasedOn, meal: MealKind): boolean =>
  candidateFood.group !== null && lastBases[meal].includes(candidateFood.group)

/** Of enough foods those that make this meal: no fries for supper where two others do. */
function firstOf(bases: readonly BasedOn[], meal: MealKind): BasedOn[] {
  const first = bases.filter((one) => !isLast(one, meal))
  if (foodsOf(first) >= enoughToChoose || meal === 'snack')
    return areEnough(first, meal) ? first : [...bases]
  // Chips are no breakfast and no supper where anything else is one.
  const others = bases.filter(({ base }) => base.candidateFood.group !== 'chips-salty')
  return others.length > 0 ? others : [...bases]
}
