import type { NutrientIndex } from '@brightplate/foods/nutrients'
import type { EvaluatedComposition } from '../search/evaluated-composition.ts'
import type { Option } from '../search/option.ts'
import type { Problem } from '../search/problem.ts'
import type { WeekState } from '../search/week-state.ts'

/** Nutrients, each times a factor, over what they are held against. */
export interface NutrientSum {
  terms: readonly { index: NutrientIndex; factor: number }[]
  per: number
}

/**
 * A linear piece of a goal: `weight` points for each unit by which the sum of `amount` over the
 * dishes of a span passes `most`.
 */
export interface Piece {
  span: 'day' | 'week' | 'plan'
  weight: number
  most: number
  amount: (option: Option, slot: number) => number
  /** Where the amount is one of nutrients alone, so that a search need not ask option by option. See `ofNutrients`. */
  nutrients?: NutrientSum
  /** Only on these days; absent on all. Monday is 0. */
  on?: (weekday: number) => boolean
  /** Slots elsewhere than these bring nothing, so that a search weighs no option there; absent all. See `onlyAt`. */
  at?: (slot: number) => boolean
}

/** The amount of a piece that nutrients alone decide. */
export const ofNutrients = (nutrients: NutrientSum): Pick<Piece, 'amount' | 'nutrients'> => ({
  nutrients,
  amount: ({ amounts }) => {
    const { terms, per } = nutrients
    return terms.reduce((sum, { index, factor }) => sum + factor * amounts[index], 0) / per
  },
})

/** A piece of some slots alone. */
export const onlyAt = (at: (slot: number) => boolean, piece: Piece): Piece => ({
  ...piece,
  at,
  amount: (option, slot) => (at(slot) ? piece.amount(option, slot) : 0),
})

/** What a plan is weighed by. Costs are never below 0. */
export interface Goal {
  id: string
  /** The goal as sums of pieces, so that its relaxation is a linear programme. */
  pieces: (problem: Problem) => readonly Piece[]
  /** What no sum of pieces says: which dishes and foods stand in the plan, and where. */
  placementPenalty?: PlacementPenalty
}

export interface PlacementPenalty {
  /** Of the whole plan, from scratch. */
  cost: (state: WeekState) => number
  /** For an empty cell: adds to each composition's points what it adds, or takes off, by standing there; the same for all its sizes. */
  add: (compositions: readonly EvaluatedComposition[], state: WeekState, cell: number) => void
}
