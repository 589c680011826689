import type { ListEntries } from '../entries/use-entries.ts'
import type { ProfileReading } from '../reading/use-interpretation.ts'
import type { FoodStates } from './use-food-states.ts'

/** What every list of foods is given. */
export interface FoodListProps {
  tags: readonly string[]
  onTags: (tags: string[]) => void
  text: string
  entries: ListEntries
  error: string | undefined
  reading: ProfileReading
  states: FoodStates
}
