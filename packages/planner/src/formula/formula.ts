import type { Slot } from '../slot.ts'

/** Formula or a drink that a clinician ordered: no amount of it is ours. */
export interface Formula {
  /** As the parent typed it. */
  typed: string
  /** How much a day, in the parent's words; null where nothing was said. */
  amount: string | null
  /** With which meals it stands. */
  slots: readonly Slot[]
  /** Another at the table must not have it. */
  preparedSeparately?: true
}

/** Where it stands if nothing was said: some kinds hold cocoa, which no later snack does. */
export const usualFormulaSlots: readonly Slot[] = ['snack_1']
