import {
  type Nutrient,
  type NutrientAmounts,
  nutrientIndex,
  nutrients,
} from '@brightplate/foods/nutrients'
import { portionsFor } from '../family/eaters-of-meal.ts'
import type { PlannerProfile } from '../planner-profile.ts'
import { fishServingGrams } from '../rules/age-rules.ts'
import {
  type Counted,
  countedGrams,
  countedLimits,
  forEachLimit,
  nothingCounted,
} from '../rules/counted-limits.ts'
import type { Dish } from './dish.ts'
import { dishAmounts, type SizeAmounts } from './dish-amounts.ts'
import { figuresOf } from './figures-of.ts'
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
  /** What is unknown counts as nothing. */
  amounts: NutrientAmounts
  /** Of `amounts` the energy, known before the others are. */
  energyKcal: number
  /** Nutrients of which some food has no figure. */
  incomplete: readonly Nutrient[]
  counted: Counted
}

/** The lines of a dish, printed for a number of its servings. */
export function linesOf(dish: Dish, servings: number, profile: PlannerProfile): ScaledLine[] {
  return dish.ingredients.map(({ ingredient, food, prep }) =>
    scaleLine(ingredient, food, servings / dish.recipe.servings, prep, profile),
  )
}

/** Nutrients of which some food of a dish has no figure. */
const incompleteIn = (dish: Dish): Nutrient[] =>
  nutrients.filter((nutrient) =>
    dish.ingredients.some(({ food }) => Number.isNaN(figuresOf(food)[nutrientIndex[nutrient]])),
  )

/** What all sizes of a dish have in common. */
class Served {
  readonly dish: Dish
  readonly profile: PlannerProfile
  #incomplete: readonly Nutrient[] | undefined

  constructor(dish: Dish, profile: PlannerProfile) {
    this.dish = dish
    this.profile = profile
  }

  get incomplete(): readonly Nutrient[] {
    this.#incomplete ??= incompleteIn(this.dish)
    return this.#incomplete
  }
}

/** Of the many sizes that a search looks at few are weighed, and fewer printed: both are done when asked for. */
class ServedSize implements Serving {
  readonly #of: Served
  readonly #size: SizeAmounts
  #lines: readonly ScaledLine[] | undefined
  readonly servings: number
  readonly cooked: number

  constructor(of: Served, size: SizeAmounts, servings: number, cooked: number) {
    this.#of = of
    this.#size = size
    this.servings = servings
    this.cooked = cooked
  }

  get dish(): Dish {
    return this.#of.dish
  }

  get incomplete(): readonly Nutrient[] {
    return this.#of.incomplete
  }

  get grams(): readonly number[] {
    return this.#size.grams
  }

  get energyKcal(): number {
    return this.#size.energyKcal
  }

  get counted(): Counted {
    return this.#size.counted
  }

  get amounts(): NutrientAmounts {
    return this.#size.amounts
  }

  get lines(): readonly ScaledLine[] {
    this.#lines ??= linesOf(this.dish, this.cooked, this.#of.profile)
    return this.#lines
  }
}

/** Makes servings of a dish: for how many of the recipe's, and for how many people its lines are. */
export function server(
  dish: Dish,
  profile: PlannerProfile,
): (servings: number, people: number) => Serving {
  const amounts = dishAmounts(dish, profile.measures)
  const served = new Served(dish, profile)
  return (servings, people) => {
    const portions = portionsFor(people, profile)
    return new ServedSize(served, amounts.size(servings, portions), servings, servings * portions)
  }
}

/** One size of a dish, its lines for so many people. */
export const servingOf = (
  dish: Dish,
  servings: number,
  profile: PlannerProfile,
  people: number,
): Serving => server(dish, profile)(servings, people)

const mayHoldFish = ({ counted }: Serving) => counted['fish-meals'] > 0

const fishGrams = ({ grams, dish }: Serving): number =>
  grams.reduce((sum, one, line) => {
    const food = dish.ingredients[line]?.food
    return food ? sum + countedGrams('fish', { food, grams: one }) : sum
  }, 0)

/** Whether what is eaten at once stays within the fish of a serving. */
export function keepFishOfServing(servings: readonly Serving[], profile: PlannerProfile): boolean {
  let fish = 0
  for (const serving of servings) if (mayHoldFish(serving)) fish += fishGrams(serving)
  return fish <= fishServingGrams(profile.ageYears)
}

/** What a meal of these servings counts. */
export function countedTogether(servings: readonly Pick<Serving, 'counted'>[]): Counted {
  const counting = servings.filter(({ counted }) => counted !== nothingCounted)
  const [first] = counting
  if (!first) return nothingCounted
  if (counting.length === 1) return first.counted
  return forEachLimit(({ id, oncePerDish }) => {
    const sum = counting.reduce((all, { counted }) => all + counted[id], 0)
    return oncePerDish ? Math.min(sum, 1) : sum
  })
}

/** Whether what one meal counts stays within each limit. */
export const keepCountedLimits = (counted: Counted, profile: PlannerProfile): boolean =>
  counted === nothingCounted ||
  countedLimits.every((limit) => {
    const most = limit.most(profile)
    return most === null || counted[limit.id] <= most
  })

/** Whether what is eaten at once stays within the fish of a serving and the limits of a day. */
export const keepServingRules = (servings: readonly Serving[], profile: PlannerProfile): boolean =>
  keepFishOfServing(servings, profile) && keepCountedLimits(countedTogether(servings), profile)

/** Every size of a dish that keeps the rules by itself, smallest first. */
export function servingsOf(dish: Dish, profile: PlannerProfile): Serving[] {
  const sizes: Serving[] = []
  const serve = server(dish, profile)
  for (let quarter = 1; quarter <= 8; quarter += 1) {
    const serving = serve(quarter / 4, profile.peopleAtTable)
    if (keepServingRules([serving], profile)) sizes.push(serving)
  }
  return sizes
}
