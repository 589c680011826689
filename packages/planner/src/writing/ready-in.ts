import type { PlannerProfile } from '../planner-profile.ts'
import { type KeyedText, say } from '../texts/english.ts'

/** Minutes that a parent calls quick, where none were said. */
const quick = 10

/** Says of a whole meal, as it is made, that it is quick; nothing of one that is not, or takes no time. */
export const readyIn = (
  minutes: number,
  { weekdayMinutes }: Pick<PlannerProfile, 'weekdayMinutes'>,
): KeyedText[] =>
  minutes > 0 && minutes <= (weekdayMinutes ?? quick) ? [say('why.quick', { minutes })] : []
