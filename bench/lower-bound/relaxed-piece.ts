import type { Option } from '@brightplate/planner/search/option'

/** An option as it may stand in a slot: cooked, or what is left of another meal. */
export interface Standing {
  option: Option
  slot: number
  isLeftover: boolean
}

/** See `Piece`; what it allows may be another on weekdays and at the weekend. */
export interface RelaxedPiece {
  weight: number
  most: readonly [number, number]
  amount: (standing: Standing) => number
}

/** What counts over the plan for few options: each unit above `free` costs `weight`. */
export interface Cap {
  weight: number
  free: number
}
