import { z } from 'zod'

/** What is agreed to beside the account’s own agreement, each by itself. */
export const consentKinds = ['dish_photos', 'language_model', 'eating_log', 'care_link'] as const

export const withdrawnConsent = z
  .object({
    id: z.uuid(),
    kind: z.enum(consentKinds),
    child_id: z
      .uuid()
      .nullable()
      .describe('The child that it was about; null where it was about none.'),
    recipient: z
      .string()
      .nullable()
      .describe(
        'For whom: the reader of a link, or the provider of a language model; null for what stayed here.',
      ),
    words_version: z.string().describe('The day of the words that were agreed to.'),
    agreed_at: z
      .union([z.iso.datetime(), z.iso.date()])
      .describe('A day alone where no more is kept.'),
    withdrawn_at: z.iso.datetime(),
  })
  .meta({ id: 'WithdrawnConsent' })

export const withdrawnConsents = z.object({ consents: z.array(withdrawnConsent) })

export type ConsentKind = (typeof consentKinds)[number]
export type WithdrawnConsent = z.infer<typeof withdrawnConsent>
