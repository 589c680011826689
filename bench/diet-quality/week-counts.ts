import type { PlainGroup } from '../../packages/foods/src/plain-foods/plain-food.ts'
import { plainFoodOf } from '../../packages/foods/src/plain-foods/plain-foods.ts'
import { cookedFrom } from '../../packages/planner/src/kitchen/kitchen-caps.ts'
import {
  dishesAtHome,
  type PlanDocument,
  type PlannedPart,
} from '../../packages/planner/src/plan-document.ts'
import { allRecipes } from '../../packages/recipes/src/all-recipes.ts'
import { type DietIntake, intakeOf } from './diet-intake.ts'
import { eatenOfDish } from './eaten-of-dish.ts'

type WeekDocument = Pick<PlanDocument, 'days'>
type Part = Pick<PlannedPart, 'food_id' | 'recipe_id' | 'name' | 'role' | 'for_others'>

/** What the index of a week does not see. */
export interface WeekCounts {
  /** Different dinners of `cookedFrom` active minutes or more, as the caps of the kitchen count cooked meals. */
  cookedDinners: number
  /** Of those the ones whose base is a recipe of ours, not food as bought. */
  recipeDinners: number
  /** Lunch or dinner upon one base: the most often. */
  sameMain: number
  /** By the food on them, in any order. */
  distinctSnacks: number
  snacks: number
  /** With a quarter cup of a vegetable that is no potato, half of it under four years; legumes are not counted. */
  dinnersWithVegetable: number
  /** Lunches and dinners with something bought that is breaded, or with fries, tots or hash browns. */
  breadedMains: number
  /** With what is breaded or fried at home, too. */
  breadedOrHomemade: number
  /** Days on which the same juice stands. */
  sameJuice: number
  /** Meals and snacks a day with a quarter cup of whole fruit, half of it under four years. */
  fruitPortions: number
  /** Of the ounces of grain. */
  wholeGrainShare: number
}

const groupOfRecipe = new Map(allRecipes.map(({ id, group }) => [id, group]))

/** The dishes of a day, the juice too. */
type Dish = ReturnType<typeof dishesAtHome>[number]

const eatenParts = ({ parts = [] }: Dish): Part[] =>
  parts.filter(({ for_others: others }) => !others)

const idOf = ({ food_id, recipe_id, name }: Part) => food_id ?? recipe_id ?? name

const baseOf = (dish: Dish): string => {
  const [base] = eatenParts(dish)
  return base ? idOf(base) : dish.recipe_id
}

const partIdsOf = (dish: Dish): string => eatenParts(dish).map(idOf).sort().join(' ')

/** In a crust, and potatoes fried or baked as fries. */
const isCrustGroup = (group: PlainGroup | undefined) =>
  group === 'breaded-meat' || group === 'breaded-fish' || group === 'potato-fried'

/** As shops sell it. */
function isBoughtBreaded({ food_id }: Part): boolean {
  const plain = food_id === undefined ? undefined : plainFoodOf(food_id)
  return plain !== undefined && (plain.form.preparation === 'breaded' || isCrustGroup(plain.group))
}

const isBreaded = (part: Part): boolean =>
  isBoughtBreaded(part) || isCrustGroup(groupOfRecipe.get(part.recipe_id ?? ''))

const most = (keys: readonly string[]): number => {
  const times = new Map<string, number>()
  for (const key of keys) times.set(key, (times.get(key) ?? 0) + 1)
  return Math.max(0, ...times.values())
}

const intakeOfDish = (dish: Dish): DietIntake => intakeOf(eatenOfDish(dish))

/** Its base is no food as bought. */
const isRecipe = (dish: Dish) => eatenParts(dish)[0]?.food_id === undefined

export function weekCounts({ days }: WeekDocument, ageYears: number): WeekCounts {
  const atHome = (dish: Dish) => !dish.eaten_out
  const dinners = days.map(({ dinner }) => dinner).filter(atHome)
  const mains = days.flatMap(({ lunch, dinner }) => [lunch, dinner]).filter(atHome)
  const snacks = days.flatMap(({ snacks: ofDay }) => ofDay).filter(atHome)
  const cooked = dinners.filter(({ active_minutes }) => active_minutes >= cookedFrom)
  const enough = ageYears < 4 ? 0.125 : 0.25
  const meals = days.flatMap(dishesAtHome).map(intakeOfDish)
  const grains = intakeOf(days.flatMap(dishesAtHome).flatMap(eatenOfDish))
  // A cup as the source counts it is rounded to a hundredth.
  const isEnough = (cups: number) => cups >= enough - 0.005
  return {
    cookedDinners: new Set(cooked.map(baseOf)).size,
    recipeDinners: new Set(cooked.filter(isRecipe).map(baseOf)).size,
    sameMain: most(mains.map(baseOf)),
    distinctSnacks: new Set(snacks.map(partIdsOf)).size,
    snacks: snacks.length,
    dinnersWithVegetable: dinners
      .map(intakeOfDish)
      .filter(({ vegetableCups, potatoCups }) => isEnough(vegetableCups - potatoCups)).length,
    breadedMains: mains.filter((dish) => eatenParts(dish).some(isBoughtBreaded)).length,
    breadedOrHomemade: mains.filter((dish) => eatenParts(dish).some(isBreaded)).length,
    sameJuice: most(days.map(({ juice }) => partIdsOf(juice))),
    fruitPortions:
      meals.filter(({ fruitCups, juiceCups }) => isEnough(fruitCups - juiceCups)).length /
      days.length,
    wholeGrainShare:
      grains.wholeGrainOz / Math.max(1e-9, grains.wholeGrainOz + grains.refinedGrainOz),
  }
}
