import { z } from 'zod'
import { limits } from '../../limits.ts'

export const redFlagsBody = z.object({
  answers: z
    .array(z.string().trim().min(1).max(limits.tagMaxLength))
    .max(limits.tagsPerList)
    .describe(
      'The ids of what the parent said yes to; empty where nothing was, or all was skipped.',
    ),
  asked_on: z.iso
    .date()
    .optional()
    .describe('Sent along with answers that were kept before: without it, they are given today.'),
})

/** What a parent said yes to of the signs for a clinician, and when it was asked; asked again after three months. */
export const redFlags = redFlagsBody.extend({ asked_on: z.iso.date() }).meta({ id: 'RedFlags' })

export type RedFlagsBody = z.infer<typeof redFlagsBody>
export type RedFlags = z.infer<typeof redFlags>
