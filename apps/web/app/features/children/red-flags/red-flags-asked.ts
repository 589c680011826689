import type { RedFlagsBody } from '@brightplate/contract/child/red-flags/red-flags'
import { limits } from '@brightplate/contract/limits'
import { isMonthsOld } from '../../../ui/words/dates.ts'

/** Whether the signs for a clinician are to be asked: never asked, or not for three months. */
export const isAskedAgain = (given: RedFlagsBody | null, now: Date): boolean =>
  given === null ||
  (given.asked_on !== undefined && isMonthsOld(given.asked_on, limits.askedAgainMonths, now))
