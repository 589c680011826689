import { z } from 'zod'
import { limits } from '../limits.ts'

const words = z
  .string()
  .trim()
  .max(limits.careWordsMaxLength, `Use at most ${limits.careWordsMaxLength} characters.`)

const contact = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'Enter a name.')
    .max(limits.nameMaxLength, `Use at most ${limits.nameMaxLength} characters.`),
  phone: z
    .string()
    .trim()
    .regex(/^[+(]?\d[\d ()./-]{2,28}$/, 'Enter a phone number, in digits.'),
})

/** What a parent writes for whoever feeds the child, in their own words. */
export const careWords = z
  .object({
    in_a_reaction: words.describe(
      'What to do in an allergic reaction; empty where nothing is said.',
    ),
    how_to_offer: words,
    what_calms: words,
    who_to_call: z
      .array(contact)
      .max(limits.careContacts, `Name at most ${limits.careContacts} people.`),
  })
  .meta({ id: 'CareWords' })

export type CareWords = z.infer<typeof careWords>
