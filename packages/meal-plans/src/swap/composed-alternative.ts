import type { ExclusionReason } from '@brightplate/planner/texts/exclusion-texts'

/** A dish in place of another, as a parent is offered it. */
export interface ComposedAlternative {
  recipe_id: string
  name: string
  picture: string
  total_minutes: number
  /** Of these minutes, those of work; not told where it is excluded. */
  active_minutes?: number
  /** How many its recipe has. */
  steps: number
  /** What stands there is made in the oven, and this is not. */
  no_oven?: true
  /** Ids of what a list has for it; null where it is excluded or holds food that no list knows. */
  lines: string[] | null
  /** Nothing where it is excluded. */
  changes: string[]
  /** Built upon food that the child is known to eat. */
  accepted: boolean
  /** The rule that keeps it out, where it may not be chosen. */
  excluded: ExclusionReason | null
}
