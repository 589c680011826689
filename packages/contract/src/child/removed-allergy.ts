import { z } from 'zod'
import { limits } from '../limits.ts'

/** An allergy that one parent of several took out of a profile, until another has answered it. */
export const removedAllergy = z
  .object({
    tag: z.string().describe('As it stood among the allergies.'),
    removed_at: z.iso.datetime(),
    removed_by: z.uuid().describe('Of a parent of the household, or of one who has left it.'),
  })
  .meta({ id: 'RemovedAllergy' })

export const removedAllergyBody = z.object({
  tag: z.string().trim().min(1).max(limits.tagMaxLength),
  put_back: z
    .boolean()
    .describe(
      'true: it is an allergy again. false: it is none, as another parent than the one who took it out agrees.',
    ),
})

export type RemovedAllergy = z.infer<typeof removedAllergy>
export type RemovedAllergyBody = z.infer<typeof removedAllergyBody>
