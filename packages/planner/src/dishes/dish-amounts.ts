import { nutrients } from '@brightplate/foods/nutrients'
import type { Ingredient } from '@brightplate/recipes/recipe'
import { weighLine } from '../measures/measure-line.ts'
import type { MeasureSystem } from '../planner-profile.ts'
import { countedLimits, nothingCounted } from '../rules/counted-limits.ts'
import type { Dish } from './dish.ts'
import { figuresOf } from './figures-of.ts'

const energyIndex = nutrients.indexOf('energy_kcal')

/** What the lines bring of each nutrient; what is unknown counts as nothing. */
function amountsOf(figures: readonly Float64Array[], childGrams: readonly number[]): number[] {
  const amounts = nutrients.map(() => 0)
  figures.forEach((per100g, line) => {
    const grams = childGrams[line] ?? 0
    for (let index = 0; index < amounts.length; index += 1) {
      const figure = per100g[index] ?? Number.NaN
      if (!Number.isNaN(figure)) amounts[index] = (amounts[index] ?? 0) + (figure * grams) / 100
    }
  })
  return amounts
}

/** The energy alone, summed as `amountsOf` sums it. */
function energyOf(figures: readonly Float64Array[], childGrams: readonly number[]): number {
  let energy = 0
  for (let line = 0; line < figures.length; line += 1) {
    const figure = figures[line]?.[energyIndex] ?? Number.NaN
    if (!Number.isNaN(figure)) energy += (figure * (childGrams[line] ?? 0)) / 100
  }
  return energy
}

/** Places of the lines that count towards some limit. */
const countedLines = ({ recipe, ingredients }: Dish): number[] =>
  ingredients.flatMap(({ food }, line) =>
    recipe.course === 'juice' || Object.keys(food.counted).length > 0 ? line : [],
  )

function countedIn(
  dish: Dish,
  lines: readonly number[],
  childGrams: readonly number[],
): readonly number[] {
  if (lines.length === 0) return nothingCounted
  return countedLimits.map(({ amount, oncePerDish }) => {
    let sum = 0
    for (const line of lines) {
      const food = dish.ingredients[line]?.food
      if (food) sum += amount({ food, grams: childGrams[line] ?? 0 }, dish.recipe.course)
    }
    return oncePerDish ? Math.min(sum, 1) : sum
  })
}

/** A child's share of a dish in one size. */
export class SizeAmounts {
  /** Of each line. */
  readonly grams: readonly number[]
  readonly energyKcal: number
  /** In the order of `countedLimits`. */
  readonly counted: readonly number[]
  readonly #figures: readonly Float64Array[]
  #amounts: readonly number[] | undefined

  constructor(
    grams: readonly number[],
    counted: readonly number[],
    figures: readonly Float64Array[],
  ) {
    this.grams = grams
    this.counted = counted
    this.energyKcal = energyOf(figures, grams)
    this.#figures = figures
  }

  /** In the order of `nutrients`. Of the many sizes that a search looks at few are asked. */
  get amounts(): readonly number[] {
    this.#amounts ??= amountsOf(this.#figures, this.grams)
    return this.#amounts
  }
}

/** Tables of so many sizes are remembered: a child's own portion, and what is cooked for it and others. */
const mostTables = 3

/** What a dish of the same foods weighs, brings and counts in each size, whichever child eats it. */
class DishAmounts {
  readonly #dish: Dish
  readonly #system: MeasureSystem
  readonly #figures: readonly Float64Array[]
  readonly #weights: readonly ((scale: number) => number)[]
  readonly #counting: readonly number[]
  /** By the portions that are cooked, then by the servings of each. */
  readonly #sizes = new Map<number, Map<number, SizeAmounts>>()

  constructor(dish: Dish, system: MeasureSystem) {
    this.#dish = dish
    this.#system = system
    this.#figures = dish.ingredients.map(({ food }) => figuresOf(food))
    this.#weights = dish.ingredients.map(({ ingredient, food }) =>
      weighLine(ingredient, food, system),
    )
    this.#counting = countedLines(dish)
  }

  isOf({ recipe, ingredients }: Dish, system: MeasureSystem): boolean {
    const own = this.#dish
    if (this.#system !== system || own.ingredients.length !== ingredients.length) return false
    if (own.recipe.servings !== recipe.servings || own.recipe.course !== recipe.course) return false
    for (let line = 0; line < ingredients.length; line += 1) {
      if (own.ingredients[line]?.food !== ingredients[line]?.food) return false
      if (own.ingredients[line]?.ingredient !== ingredients[line]?.ingredient) return false
    }
    return true
  }

  size(servings: number, portions: number): SizeAmounts {
    let ofTable = this.#sizes.get(portions)
    if (!ofTable) {
      if (this.#sizes.size >= mostTables) this.#sizes.clear()
      ofTable = new Map()
      this.#sizes.set(portions, ofTable)
    }
    let size = ofTable.get(servings)
    if (!size) {
      const scale = (servings * portions) / this.#dish.recipe.servings
      // From the printed lines, so that a shared pot divides into what is counted.
      const grams = this.#weights.map((weigh) => weigh(scale) / portions)
      size = new SizeAmounts(grams, countedIn(this.#dish, this.#counting, grams), this.#figures)
      ofTable.set(servings, size)
    }
    return size
  }
}

/** By the lines of their recipe: most children may have a dish of the same foods. */
let known = new WeakMap<readonly Ingredient[], DishAmounts[]>()
let count = 0
/** As many as two plans ask for, a few kilobytes each. */
const mostKnown = 3000

/** What this dish weighs, brings and counts. */
export function dishAmounts(dish: Dish, system: MeasureSystem): DishAmounts {
  const before = known.get(dish.recipe.ingredients)
  const found = before?.find((one) => one.isOf(dish, system))
  if (found) return found
  if (count >= mostKnown) {
    known = new WeakMap()
    count = 0
  }
  const made = new DishAmounts(dish, system)
  known.set(dish.recipe.ingredients, [...(known.get(dish.recipe.ingredients) ?? []), made])
  count += 1
  return made
}
