import type { PlainGroup } from '@brightplate/foods/plain-foods/plain-food'
import { besideAtLast, eatenBeside, mealBases } from '@brightplate/recipes/meal-bases'
import { type BasedOn, basesOf, offersOf } from '../bases-of.ts'
import type { AcceptedFood } from '../candidates/accepted-foods.ts'
import { hasNothingLeftOut } from '../filters/has-nothing-left-out.ts'
import { isAtMeal } from '../filters/is-at-meal.ts'
import { isOneOfAKind } from '../filters/one-of-a-kind.ts'
import { saysEachWordOnce, wordsOnceWherePossible } from '../filters/says-each-word-once.ts'
import { sweetAfter } from '../filters/sweet-comes-after.ts'
import type { MealComposition } from '../meal-composition.ts'
import { hasOneStarch } from '../own-starch.ts'
import type { SideOf } from '../parts/part.ts'
import { acceptedPart } from './accepted-part.ts'
import { type CompositionsAt, compositionsOn } from './compositions-on.ts'
import { matesOf } from './mates-of.ts'

/** Compositions that are tried on one base: with more foods each has its turn on fewer. */
const mostCompositions = 130
const mostOnBase = 14
const leastOnBase = 5

/** Of bases that another food goes with as many, each with that food alone beside it. */
const mostWithOther = 3

/** A food that is in none of the compositions, beside a base that it goes with. */
function compositionsWithOthers(
  compositions: readonly MealComposition[],
  bases: readonly BasedOn[],
  foods: readonly AcceptedFood[],
  more: readonly PlainGroup[],
  people: number,
): MealComposition[] {
  const placed = new Set(compositions.flat().map(({ safeFood }) => safeFood?.index))
  return foods.flatMap((food, turn) => {
    if (placed.has(food.safeFood.index)) return []
    const turned = bases
      .map((_, index) => bases[(index + turn) % bases.length])
      .filter((one) => one !== undefined)
    return turned
      .flatMap((based): MealComposition[] => {
        const [mate] = matesOf(based, [food], more)
        return mate ? [[acceptedPart(based.base, people), acceptedPart(mate, people)]] : []
      })
      .slice(0, mostWithOther)
  })
}

/**
 * Compositions built upon what the child is known to eat, with what goes with it.
 * @param takesAny whether a food that is usually none of this meal may stand for one that is
 */
export function acceptedCompositions(
  foods: readonly AcceptedFood[],
  at: CompositionsAt,
  sideOf: SideOf,
  people: number,
  takesAny: boolean,
): MealComposition[] {
  const { course, meal } = at
  const bases = basesOf(foods, course, meal, takesAny)
  const most = Math.max(
    leastOnBase,
    Math.min(mostOnBase, Math.floor(mostCompositions / Math.max(1, bases.length))),
  )
  const compositions = bases
    .flatMap((based, turn) => compositionsOn(based, foods, sideOf, turn, people, most, at))
    .filter(isOneOfAKind)
    .filter(hasOneStarch)
    .filter(hasNothingLeftOut)
    .filter(saysEachWordOnce)
  // Rice and ice cream are no supper: what is sweet stands at snacks where no meal of two things has it.
  const ofMeal =
    meal === 'snack'
      ? foods.filter(({ candidateFoods }) => candidateFoods.some((one) => isAtMeal(one, meal)))
      : foods.filter(({ candidateFoods }) =>
          candidateFoods.some(
            (candidateFood) =>
              !sweetAfter.includes(candidateFood.group) && isAtMeal(candidateFood, meal),
          ),
        )
  return [
    ...wordsOnceWherePossible(compositions),
    ...compositionsWithOthers(compositions, bases, ofMeal, eatenBeside[meal], people),
  ]
}

/**
 * Compositions of what stands on none of any meal: upon it, as a baked potato with cheese though three suppers are known,
 * or beside any base, as sweets where nothing of the list goes with them.
 */
export function compositionsOfMissing(
  missing: readonly AcceptedFood[],
  foods: readonly AcceptedFood[],
  at: CompositionsAt,
  sideOf: SideOf,
  people: number,
): MealComposition[] {
  const { course, meal } = at
  const offers = offersOf(missing)
  const upon = mealBases[meal]
    .flatMap((row) =>
      offers
        .filter(({ candidateFood }) => candidateFood.group === row.group)
        .map((base): BasedOn => ({ base, row })),
    )
    .flatMap((based, turn) => compositionsOn(based, foods, sideOf, turn, people, leastOnBase, at))
  const bases = basesOf(foods, course, meal, true)
  const beside = compositionsWithOthers(upon, bases, missing, besideAtLast[meal], people)
  return [...upon, ...beside].filter(isOneOfAKind).filter(hasOneStarch).filter(hasNothingLeftOut)
}
