import { z } from 'zod'
import * as words from '#localized/child'
import { limits } from '../limits.ts'

const error = () =>
  words.kcalBetween({ least: limits.energyTargetMin, most: limits.energyTargetMax })

/** Kcal a day that a clinician set. */
export const energyTarget = z
  .number({ error })
  .int({ error })
  .min(limits.energyTargetMin, { error })
  .max(limits.energyTargetMax, { error })
  .describe(
    'Kcal a day that a clinician set. Kept within what is usual at the age; outside of it no plan is made.',
  )

/** Whether a plan keeps to it, in a sentence. */
export const energyTargetReading = z.object({
  kept: z.boolean().describe('False where it is not usual at the age: no plan is made.'),
  text: z.string(),
})
