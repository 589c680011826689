import { z } from 'zod'
import { limits } from '../limits.ts'

const message = `Enter whole kcal a day from ${limits.energyTargetMin} to ${limits.energyTargetMax}, or leave it empty.`

/** Kcal a day that a clinician set. */
export const energyTarget = z
  .number({ error: message })
  .int(message)
  .min(limits.energyTargetMin, message)
  .max(limits.energyTargetMax, message)
  .describe(
    'Kcal a day that a clinician set. Kept within what is usual at the age; outside of it no plan is made.',
  )

/** Whether a plan keeps to it, in a sentence. */
export const energyTargetReading = z.object({
  kept: z.boolean().describe('False where it is not usual at the age: no plan is made.'),
  text: z.string(),
})
