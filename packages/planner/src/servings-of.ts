import { type Nutrient, nutrients } from '@brightplate/foods/nutrients'
import { fishServingGrams } from './age-rules.ts'
import { type CountedLimit, countedGrams, countedLimits } from './counted-limits.ts'
import type { Dish } from './dish.ts'
import { figuresOf } from './figures-of.ts'
import type { PlannerProfile } from './planner-profile.ts'
import { type ScaledLine, scaleLine } from './scale-line.ts'

/** A dish in one size: what the child gets of it. */
export interface Serving {
  dish: Dish
  /** How many of the recipe's servings: 0.25 to 2 in quarters. */
  servings: number
  /** Of the recipe, for everyone at the table: what is cooked. */
  cooked: number
  /** As printed, for everyone at the table. */
  lines: readonly ScaledLine[]
  /** The child's own share of each line, in grams. */
  grams: readonly number[]
  /** In the order of `nutrients`; what is unknown counts as nothing. */
  amounts: readonly number[]
  /** Nutrients of which some food has no figure. */
  incomplete: readonly Nutrient[]
  /** In the order of `countedLimits`. */
  counted: readonly number[]
}

/** The lines of a dish, printed for a number of its servings. */
export function linesOf(dish: Dish, servings: number, profile: PlannerProfile): ScaledLine[] {
  return dish.ingredients.map(({ ingredient, food, prep }) =>
    scaleLine(ingredient, food, servings / dish.recipe.servings, prep, profile),
  )
}

function countedAmount(limit: CountedLimit, dish: Dish, childGrams: readonly number[]): number {
  let sum = 0
  childGrams.forEach((grams, index) => {
    const food = dish.ingredients[index]?.food
    if (food) sum += limit.amount({ food, grams }, dish.recipe.course)
  })
  return limit.oncePerDish ? Math.min(sum, 1) : sum
}

/** What the lines bring of each nutrient; what is unknown counts as nothing, and is named. */
function nutritionOf(
  dish: Dish,
  childGrams: readonly number[],
): Pick<Serving, 'amounts' | 'incomplete'> {
  const figures = dish.ingredients.map(({ food }) => figuresOf(food))
  const incomplete: Nutrient[] = []
  const amounts = nutrients.map((nutrient, index) => {
    let sum = 0
    let unknown = false
    for (let line = 0; line < childGrams.length; line += 1) {
      const per100g = figures[line]?.[index] ?? Number.NaN
      if (Number.isNaN(per100g)) unknown = true
      else sum += (per100g * (childGrams[line] ?? 0)) / 100
    }
    if (unknown) incomplete.push(nutrient)
    return sum
  })
  return { amounts, incomplete }
}

/** How many of the child's portions so many people eat: the child alone, or everyone at the table. */
export const portionsFor = (
  people: number,
  { tablePortions }: Pick<PlannerProfile, 'tablePortions'>,
): number => (people > 1 ? tablePortions : 1)

/** One size of a dish, its lines for so many people. */
export function servingOf(
  dish: Dish,
  servings: number,
  profile: PlannerProfile,
  people: number,
): Serving {
  const portions = portionsFor(people, profile)
  const lines = linesOf(dish, servings * portions, profile)
  // From the printed lines, so that a shared pot divides into what is counted.
  const childGrams = lines.map((line) => line.grams / portions)
  return {
    dish,
    servings,
    cooked: servings * portions,
    lines,
    grams: childGrams,
    ...nutritionOf(dish, childGrams),
    counted: countedLimits.map((limit) => countedAmount(limit, dish, childGrams)),
  }
}

const fishGrams = ({ grams, dish }: Serving): number =>
  dish.ingredients.reduce(
    (sum, { food }, index) => sum + countedGrams('fish', { food, grams: grams[index] ?? 0 }),
    0,
  )

/** What a meal of these servings counts, in the order of `countedLimits`. */
export const countedTogether = (servings: readonly Pick<Serving, 'counted'>[]): number[] =>
  countedLimits.map(({ oncePerDish }, index) => {
    const sum = servings.reduce((all, { counted }) => all + (counted[index] ?? 0), 0)
    return oncePerDish ? Math.min(sum, 1) : sum
  })

/** Whether what one meal counts stays within each limit. */
export const keepCountedLimits = (counted: readonly number[], profile: PlannerProfile): boolean =>
  countedLimits.every((limit, index) => {
    const most = limit.most(profile)
    return most === null || (counted[index] ?? 0) <= most
  })

/** Whether what is eaten at once stays within the fish of a serving and the limits of a day. */
export function keepServingRules(servings: readonly Serving[], profile: PlannerProfile): boolean {
  const fish = servings.reduce((sum, serving) => sum + fishGrams(serving), 0)
  if (fish > fishServingGrams(profile.ageYears)) return false
  return keepCountedLimits(countedTogether(servings), profile)
}

/** Every size of a dish that keeps the rules by itself, smallest first. */
export function servingsOf(dish: Dish, profile: PlannerProfile): Serving[] {
  const sizes: Serving[] = []
  for (let quarter = 1; quarter <= 8; quarter += 1) {
    const serving = servingOf(dish, quarter / 4, profile, profile.peopleAtTable)
    if (keepServingRules([serving], profile)) sizes.push(serving)
  }
  return sizes
}
