import type { NutrientAmounts } from '@brightplate/foods/nutrients'
import type { PatternFigures } from '@brightplate/foods/patterns/food-pattern'
import type { Part } from '../compositions/parts/part.ts'
import type { Serving } from '../dishes/servings-of.ts'
import type { Counted } from '../rules/counted-limits.ts'

/** A composition in one size, ready for the search. Numbers only, so that a move costs little. */
export interface Option {
  /** The base first. */
  parts: readonly Part[]
  /** Of the first part that has figures: what the meal is called after, and repeats by. */
  serving: Serving
  /** The place of that part's dish among all that may stand in a plan. */
  dish: number
  /** Of all parts together, as is all that follows. */
  amounts: NutrientAmounts
  /** Of `amounts` the energy, known before the others are. */
  energyKcal: number
  counted: Counted
  /** Likewise, of what the child eats and guidance yields to. */
  yielded: Counted
  /** Places in `Problem.foods` of the lines that it puts on a list: bread for toast, nothing that a home has. */
  foods: readonly number[]
  /** Places in `PlannerProfile.safeFoods` of what stands on it, drinks left out. */
  accepted: readonly number[]
  /** Likewise, with drinks. */
  declared: readonly number[]
  /** Places in `Problem.foods` of the plain foods beside its base that were not declared. */
  sides: readonly number[]
  /** Cups and ounces of the food patterns. */
  patterns: PatternFigures
  /** Energy of the parts that the child is known to eat. */
  acceptedKcal: number
  /** How likely its parts are eaten, weighed by their energy, against what is likeliest in its slot: 0 to 1. */
  acceptance: number
  totalMinutes: number
  activeMinutes: number
  /** The dish that may be cooked for another meal too, and its share of the minutes; null where all is eaten fresh. */
  keepable: { key: number; keepDays: number; activeMinutes: number } | null
  /** How often its dish may come in the plan before it is one too many. */
  freeTimes: number
  /** As how many times it counts. */
  times: number
  wished: boolean
  /** The wishes that it answers: see `wishesOf`. */
  wishes: readonly number[]
  /** The cuisines that were asked for of which what it is built upon is: places in `PlannerProfile.cuisines`. */
  cuisines: readonly number[]
  /** How seldom the food of the list that it is built upon is eaten at this meal: 0 to 1. */
  seldom: number
  /** One of its dishes is a favourite. */
  favourite: boolean
  /** Grams of food. */
  grams: number
  /** How lately it was eaten before this plan: 1 yesterday, 0 never or long ago. */
  recency: number
  /** The same composition in all sizes that fit the slot. */
  sizes: readonly Option[]
}

/** The first of its parts that the child is known to eat. */
export const acceptedPartOf = ({ parts }: Pick<Option, 'parts'>): Part | undefined =>
  parts.find(({ role }) => role === 'accepted')

/** The place in `PlannerProfile.safeFoods` of what it is built upon; null where that is nothing the child is known to eat. */
export const acceptedBaseOf = ({ parts: [base] }: Pick<Option, 'parts'>): number | null =>
  base?.role === 'accepted' ? (base.safeFood?.index ?? null) : null

/** The part that a meal is called after: the first with figures. */
export const leadOf = (parts: readonly Part[]): Part | undefined =>
  parts.find(({ serving }) => serving !== null)
