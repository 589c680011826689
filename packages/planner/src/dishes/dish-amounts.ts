import type { Food } from '@brightplate/foods/food'
import {
  type NutrientAmounts,
  noNutrients,
  nutrientIndex,
  nutrientIndexes,
  type nutrients,
} from '@brightplate/foods/nutrients'
import type { FigureOfEach } from '@brightplate/foods/tuple'
import type { Course, Ingredient } from '@brightplate/recipes/recipe'
import { weighLine } from '../measures/measure-line.ts'
import type { MeasureSystem } from '../planner-profile.ts'
import {
  type Counted,
  type CountedLine,
  forEachLimit,
  nothingCounted,
} from '../rules/counted-limits.ts'
import type { Dish } from './dish.ts'
import { figuresOf } from './figures-of.ts'

/** A line of a dish, whatever its size. */
interface DishLine {
  food: Food
  /** What 100 g of it bring: see `figuresOf`. */
  figures: NutrientAmounts
  /** In grams, where the dish is of so many times its recipe. */
  weigh: (scale: number) => number
  /** It may count towards some limit. */
  isCounted: boolean
}

/** The child's share of a line. */
interface LineShare {
  figures: NutrientAmounts
  grams: number
}

/** What the lines bring of each nutrient; what is unknown counts as nothing. */
function amountsOf(shares: readonly LineShare[]): NutrientAmounts {
  const amounts: FigureOfEach<typeof nutrients> = [...noNutrients]
  for (const { figures, grams } of shares) {
    for (const index of nutrientIndexes) {
      const figure = figures[index]
      if (!Number.isNaN(figure)) amounts[index] += (figure * grams) / 100
    }
  }
  return amounts
}

/** The energy alone, summed as `amountsOf` sums it. */
function energyOf(shares: readonly LineShare[]): number {
  let energy = 0
  for (const { figures, grams } of shares) {
    const figure = figures[nutrientIndex.energy_kcal]
    if (!Number.isNaN(figure)) energy += (figure * grams) / 100
  }
  return energy
}

function countedIn(lines: readonly CountedLine[], course: Course): Counted {
  if (lines.length === 0) return nothingCounted
  return forEachLimit(({ amount, oncePerDish }) => {
    const sum = lines.reduce((all, line) => all + amount(line, course), 0)
    return oncePerDish ? Math.min(sum, 1) : sum
  })
}

/** A child's share of a dish in one size. */
export class SizeAmounts {
  /** Of each line. */
  readonly grams: readonly number[]
  readonly energyKcal: number
  readonly counted: Counted
  readonly #shares: readonly LineShare[]
  #amounts: NutrientAmounts | undefined

  constructor(shares: readonly LineShare[], counted: Counted) {
    this.grams = shares.map(({ grams }) => grams)
    this.counted = counted
    this.energyKcal = energyOf(shares)
    this.#shares = shares
  }

  /** Of the many sizes that a search looks at few are asked. */
  get amounts(): NutrientAmounts {
    this.#amounts ??= amountsOf(this.#shares)
    return this.#amounts
  }
}

/** Tables of so many sizes are remembered: a child's own portion, and what is cooked for it and others. */
const mostTables = 3

/** What a dish of the same foods weighs, brings and counts in each size, whichever child eats it. */
class DishAmounts {
  readonly #dish: Dish
  readonly #system: MeasureSystem
  readonly #lines: readonly DishLine[]
  /** By the portions that are cooked, then by the servings of each. */
  readonly #sizes = new Map<number, Map<number, SizeAmounts>>()

  constructor(dish: Dish, system: MeasureSystem) {
    this.#dish = dish
    this.#system = system
    this.#lines = dish.ingredients.map(({ ingredient, food }) => ({
      food,
      figures: figuresOf(food),
      weigh: weighLine(ingredient, food, system),
      isCounted: dish.recipe.course === 'juice' || Object.keys(food.counted).length > 0,
    }))
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
      size = this.#sized(servings, portions)
      ofTable.set(servings, size)
    }
    return size
  }

  #sized(servings: number, portions: number): SizeAmounts {
    const { recipe } = this.#dish
    const scale = (servings * portions) / recipe.servings
    const shares: LineShare[] = []
    const counted: CountedLine[] = []
    for (const { food, figures, weigh, isCounted } of this.#lines) {
      // From the printed lines, so that a shared dish divides into what is counted.
      const grams = weigh(scale) / portions
      shares.push({ figures, grams })
      if (isCounted) counted.push({ food, grams })
    }
    return new SizeAmounts(shares, countedIn(counted, recipe.course))
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
  const others = known.get(dish.recipe.ingredients)
  if (others) others.push(made)
  else known.set(dish.recipe.ingredients, [made])
  count += 1
  return made
}
