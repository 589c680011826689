import type { NutrientAmounts } from '@brightplate/foods/nutrients'
import type { PatternFigures } from '@brightplate/foods/patterns/food-pattern'
import type { Course } from '@brightplate/recipes/recipe'
import type { SizedComposition } from '../../compositions/meal-composition.ts'
import type { Part } from '../../compositions/parts/part.ts'
import type { Serving } from '../../dishes/servings-of.ts'
import { patternsOfServings } from '../../goals/ordinary/patterns-of-servings.ts'
import type { Counted } from '../../rules/counted-limits.ts'
import type { Slot } from '../../slot.ts'
import type { Option } from '../option.ts'
import type { CompositionInAllSizes } from './composition-in-all-sizes.ts'
import { likelihoodOf, surely } from './likelihood.ts'

/** What the options of a slot have in common. */
export interface SlotOptions {
  slot: Slot
  course: Course
  /** What it is meant to bring. */
  energyKcal: number
  /** See `likeliestOf`. */
  likeliest: number
}

/** A composition in a size that fits a slot. Of many the search asks for nothing: the rest is computed when it does. */
export class SizedOption implements Option {
  readonly serving: Serving
  readonly sizes: readonly Option[]
  readonly #size: SizedComposition
  readonly #composition: CompositionInAllSizes
  readonly #slot: SlotOptions
  #acceptance: number | undefined
  #patterns: PatternFigures | undefined

  constructor(
    size: SizedComposition,
    serving: Serving,
    composition: CompositionInAllSizes,
    slot: SlotOptions,
    sizes: readonly Option[],
  ) {
    this.serving = serving
    this.sizes = sizes
    this.#size = size
    this.#composition = composition
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
    const { composition, servings } = this.#size
    let kcal = 0
    servings.forEach((serving, index) => {
      if (serving && composition[index]?.role === 'accepted') kcal += serving.energyKcal
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
    const { wished, favourite, cuisines, acceptances } = this.#composition
    return wished || favourite || cuisines.length > 0
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
    return this.#composition.dish
  }

  get foods(): readonly number[] {
    return this.#composition.foods
  }

  get accepted(): readonly number[] {
    return this.#composition.accepted
  }

  get declared(): readonly number[] {
    return this.#composition.declared
  }

  get sides(): readonly number[] {
    return this.#composition.sides
  }

  get totalMinutes(): number {
    return this.#composition.totalMinutes
  }

  get activeMinutes(): number {
    return this.#composition.activeMinutes
  }

  get keepable(): Option['keepable'] {
    return this.#composition.keepable
  }

  get freeTimes(): number {
    return this.#composition.freeTimes
  }

  get times(): number {
    return this.#composition.times
  }

  get wished(): boolean {
    return this.#composition.wished
  }

  get wishes(): readonly number[] {
    return this.#composition.wishes
  }

  get cuisines(): readonly number[] {
    return this.#composition.cuisines
  }

  get seldom(): number {
    return this.#composition.seldom
  }

  get favourite(): boolean {
    return this.#composition.favourite
  }

  get recency(): number {
    return this.#composition.recency
  }
}
