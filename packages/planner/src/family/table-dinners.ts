import { ageBandOf } from '@brightplate/foods/eating/age-band'
import { eatingRates, percentOfDays } from '@brightplate/foods/eating/eating-rates'
import { isOpenTo } from '@brightplate/recipes/is-open-to'
import { candidateOfDish } from '../compositions/candidates/candidates.ts'
import type { CandidateDish } from '../compositions/parts/part.ts'
import { cookedInMostHomes } from '../cuisine/cooked-in-most-homes.ts'
import { isOfCuisine } from '../cuisine/is-of-cuisine.ts'
import type { Dish } from '../dishes/dish.ts'
import type { Menu } from '../menu.ts'
import type { PlannerProfile } from '../planner-profile.ts'
import { legalDish } from '../rules/legal-dish.ts'
import { fromSharedDish } from './from-shared-dish.ts'

/** What the family's own dinner is chosen by: the rules of all, and none of the child's wishes, who has a plate of its own. */
const ofTheTable = (profile: PlannerProfile): PlannerProfile => ({
  ...profile,
  texturesAvoided: [],
  refusedFoods: [],
  pausedFoods: [],
  safeFoods: [],
})

/** Points against a dish: ours. */
const points = {
  /** A minute of work above twelve: the child's plate takes some too. */
  minute: 1,
  /** A food that no dinner of the week before it has: a line to buy. */
  newFood: 0.5,
  /** Upon the same kind of thing as the dinner before, and as any other of the week. */
  sameAsBefore: 8,
  sameInWeek: 4,
  /** As many grams of vegetables less than half of a plate of them. */
  vegetable: 6,
  /** What all adults and children have on a day, against what hardly anybody has. */
  unfamiliar: 6,
  /** Not of the cuisines that the family asks for; of none that is cooked in most homes, where it asks for none. */
  otherCuisine: 12,
  seldomCooked: 6,
  /** A third dinner of fish in a week. */
  fishAgain: 40,
  /** Nothing in it that the child may have too, before anything goes on it. */
  nothingForChild: 5,
  /** By chance, so that no two weeks are the same. */
  chance: 12,
}
const easyMinutes = 12
const commonPercent = 5
const plentyOfVegetables = 100

/** A number from 0 up to 1 that is the same for the same words. */
function chanceOf(words: string): number {
  let hash = 2166136261
  for (let at = 0; at < words.length; at += 1) {
    hash = Math.imul(hash ^ words.charCodeAt(at), 16777619)
  }
  return (hash >>> 0) / 2 ** 32
}

const vegetableGrams = ({ recipe, ingredients }: Dish): number =>
  ingredients.reduce(
    (sum, { food, ingredient }) =>
      food.aisle === 'vegetables' && food.id !== 'potato' ? sum + ingredient.grams : sum,
    0,
  ) / recipe.servings

const kcalOf = ({ recipe, ingredients }: Dish): number =>
  ingredients.reduce(
    (sum, { food, ingredient }) => sum + (food.per100g.energy_kcal * ingredient.grams) / 100,
    0,
  ) / recipe.servings

/** A dinner is as much as a meal: soup of vegetables alone fills nobody. */
const leastKcal = 280

const adults = ageBandOf(18)

/** Where the one that is meant does not go with the child's plate: milk beside meat in a kosher kitchen. */
const mostInstead = 12

/** Meals of fish that are advised in a week (FDA, EPA). */
const fishAWeek = 2
const isFish = ({ ingredients }: Dish): boolean =>
  ingredients.some(({ food }) => food.aisle === 'fish')

/** Kitchens of which most US homes cook something in a week: ours. */

function cuisinePoints(dish: Dish, profile: PlannerProfile): number {
  if (profile.cuisines.length > 0) return isOfCuisine(dish, profile) ? 0 : points.otherCuisine
  return cookedInMostHomes.includes(dish.recipe.cuisine) ? 0 : points.seldomCooked
}

function fixedPoints(dish: Dish, profile: PlannerProfile, startDate: string): number {
  const { recipe } = dish
  const missing = Math.max(0, 1 - vegetableGrams(dish) / plentyOfVegetables)
  const familiar = Math.min(
    1,
    percentOfDays(eatingRates, recipe.category, 'any', adults) / commonPercent,
  )
  return (
    points.minute * Math.max(0, recipe.activeMinutes - easyMinutes) +
    points.vegetable * missing +
    points.unfamiliar * (1 - familiar) +
    cuisinePoints(dish, profile) +
    (fromSharedDish(dish, profile).length > 0 ? 0 : points.nothingForChild) +
    points.chance * chanceOf(`${recipe.id} ${startDate}`)
  )
}

/**
 * What everyone but the child may have for dinner, evening by evening, the first of each the one that is meant: an
 * ordinary dish by the rules of all, seldom upon the same kind of thing twice, of food that other evenings use.
 */
export function tableDinners(
  { recipes }: Menu,
  profile: PlannerProfile,
  startDate: string,
  days: number,
): readonly (readonly CandidateDish[])[] {
  const table = ofTheTable(profile)
  const dinners = recipes.flatMap((recipe) => {
    if (recipe.course !== 'dinner' || !isOpenTo(recipe, table.restrictions)) return []
    const { dish } = legalDish(recipe, table)
    if (!dish || kcalOf(dish) < leastKcal) return []
    return { dish, fixed: fixedPoints(dish, profile, startDate) }
  })
  const chosen: Dish[] = []
  const bought = new Set<string>()
  const evenings = Array.from({ length: days }, () => {
    const week = chosen.slice(-6)
    const pointsOf = ({ dish, fixed }: (typeof dinners)[number]): number => {
      const isAlike = (other: Dish) =>
        other.recipe.group === dish.recipe.group || other.recipe.category === dish.recipe.category
      const before = week.at(-1)
      return (
        fixed +
        points.newFood * dish.ingredients.filter(({ food }) => !bought.has(food.id)).length +
        (before && isAlike(before) ? points.sameAsBefore : 0) +
        points.sameInWeek * week.filter(isAlike).length +
        (isFish(dish) && week.filter(isFish).length >= fishAWeek ? points.fishAgain : 0)
      )
    }
    const ranked = dinners
      .filter(({ dish }) => !chosen.includes(dish))
      .map((dinner) => ({ dish: dinner.dish, points: pointsOf(dinner) }))
      .toSorted((a, b) => a.points - b.points)
      .map(({ dish }) => dish)
    const [first] = ranked
    if (first) {
      chosen.push(first)
      for (const { food } of first.ingredients) bought.add(food.id)
    }
    return ranked.length > 0 ? ranked : dinners.map(({ dish }) => dish)
  })
  return evenings.map(([first, ...others]) => {
    // What stands in for it is none of another evening.
    const instead = others.filter((dish) => !chosen.includes(dish)).slice(0, mostInstead)
    return (first ? [first, ...instead] : []).map((dish) => ({
      dish,
      candidateFood: candidateOfDish(dish),
    }))
  })
}
