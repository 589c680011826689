import { z } from 'zod'
import { slot } from './plan-data.ts'
import { revisionNumber } from './revision-number.ts'

/** A plan as it stood after a change, newest first in a list; the first of them is the plan as it is. */
export const planRevision = z
  .object({
    revision: z.number().int(),
    at: z.iso.datetime().describe('When it came to be.'),
    how: z
      .enum(['made', 'swap', 'move', 'anew', 'back', 'exchange'])
      .describe(
        '`made`: as the plan was made. `back`: gone back to an earlier one. `exchange`: what was refused gave way.',
      ),
    by: z
      .string()
      .optional()
      .describe(
        'The first name of who did it; absent where one parent is alone, and of who has left.',
      ),
    current: z.boolean(),
    changed: z
      .array(z.object({ day: z.number().int(), slot, before: z.string(), after: z.string() }))
      .nullable()
      .describe('The dishes that differ from the one before; null where that is no longer kept.'),
  })
  .meta({ id: 'PlanRevision' })

export const goBackBody = z.object({
  to: revisionNumber.describe('The revision that is gone back to.'),
  revision: revisionNumber.describe('The plan as it is now.'),
})

/** What making a plan again would change. */
export const regenerationPreview = z
  .object({
    dishes: z.number().int().describe('Planned, without meals out.'),
    changing: z.number().int().describe('Not locked: another dish may stand in their place.'),
    bought: z
      .number()
      .int()
      .describe('Of those, how many stay with `keep_bought`: all of their lines are ticked.'),
  })
  .meta({ id: 'RegenerationPreview' })

export type PlanRevision = z.infer<typeof planRevision>
export type GoBackBody = z.infer<typeof goBackBody>
export type RegenerationPreview = z.infer<typeof regenerationPreview>
