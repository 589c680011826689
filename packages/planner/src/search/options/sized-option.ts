import type { NutrientAmounts } from '@brightplate/foods/nutrients'
import type { PatternFigures } from '@brightplate/foods/patterns/food-pattern'
import type { Course } from '@brightplate/recipes/recipe'
import type { Serving } from '../../dishes/servings-of.ts'
import { patternsOfServings } from '../../goals/ordinary/patterns-of-plate.ts'
import type { Part } from '../../plates/parts/part.ts'
import type { SizedPlate } from '../../plates/plate.ts'
import type { Counted } from '../../rules/counted-limits.ts'
import type { Slot } from '../../slot.ts'
import type { Option } from '../option.ts'
import { likelihoodOf, surely } from './likelihood.ts'
import type { PlateInAllSizes } from './plate-in-all-sizes.ts'

/** What the options of a slot have in common. */
export interface SlotOptions {
  slot: Slot
  course: Course
  /** What it is meant to bring. */
  energyKcal: number
  /** See `likeliestOf`. */
  likeliest: number
}

/** A plate in a size that fits a slot. Of many the search asks for nothing: the rest is computed when it does. */
export class SizedOption implements Option {
  readonly serving: Serving
  readonly sizes: readonly Option[]
  readonly #size: SizedPlate
  readonly #plate: PlateInAllSizes
  readonly #slot: SlotOptions
  #acceptance: number | undefined
  #patterns: PatternFigures | undefined

  constructor(
    size: SizedPlate,
    serving: Serving,
    plate: PlateInAllSizes,
    slot: SlotOptions,
    sizes: readonly Option[],
  ) {
    this.serving = serving
    this.sizes = sizes
    this.#size = size
    this.#plate = plate
    this.#slot = slot
  }

  get parts(): readonly Part[] {
    return this.#size.parts
  }

  get amounts(): NutrientAmounts {
    return this.#size.amounts
  }

  get energyKcal(): number {
    return this.#size.energyKcal
  }

  get counted(): Counted {
    return this.#size.counted
  }

  get yielded(): Counted {
    return this.#size.yielded
  }

  get patterns(): PatternFigures {
    this.#patterns ??= patternsOfServings(this.#size.servings)
    return this.#patterns
  }

  get acceptedKcal(): number {
    const { plate, servings } = this.#size
    let kcal = 0
    servings.forEach((serving, index) => {
      if (serving && plate[index]?.role === 'accepted') kcal += serving.energyKcal
    })
    return kcal
  }

  get grams(): number {
    let grams = 0
    for (const serving of this.#size.servings) {
      if (serving) for (const one of serving.grams) grams += one
    }
    return grams
  }

  /** See `likelihoodOf`. */
  get likelihood(): number {
    const { wished, favourite, ofCuisine, acceptances } = this.#plate
    return wished || favourite || ofCuisine
      ? surely
      : likelihoodOf(this.#size, this.#slot.course, acceptances)
  }

  /**
   * What the child is known to eat counts as eaten, and lends nothing to a dish beside it: toast makes no
   * curry likely.
   */
  get acceptance(): number {
    if (this.#acceptance === undefined) {
      const known = this.energyKcal > 0 ? Math.min(1, this.acceptedKcal / this.energyKcal) : 0
      const others = Math.min(1, this.likelihood / this.#slot.likeliest)
      this.#acceptance = known + (1 - known) * others
    }
    return this.#acceptance
  }

  get dish(): number {
    return this.#plate.dish
  }

  get foods(): readonly number[] {
    return this.#plate.foods
  }

  get accepted(): readonly number[] {
    return this.#plate.accepted
  }

  get declared(): readonly number[] {
    return this.#plate.declared
  }

  get sides(): readonly number[] {
    return this.#plate.sides
  }

  get totalMinutes(): number {
    return this.#plate.totalMinutes
  }

  get activeMinutes(): number {
    return this.#plate.activeMinutes
  }

  get kept(): Option['kept'] {
    return this.#plate.kept
  }

  get freeTimes(): number {
    return this.#plate.freeTimes
  }

  get times(): number {
    return this.#plate.times
  }

  get wished(): boolean {
    return this.#plate.wished
  }

  get wishes(): readonly number[] {
    return this.#plate.wishes
  }

  get ofCuisine(): boolean {
    return this.#plate.ofCuisine
  }

  get seldom(): number {
    return this.#plate.seldom
  }

  get favourite(): boolean {
    return this.#plate.favourite
  }

  get recency(): number {
    return this.#plate.recency
  }
}
