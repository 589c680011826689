import { z } from 'zod'
import { enterName } from '#localized/account'
import { phoneNumber } from '#localized/child'
import { charactersAtMost, peopleAtMost } from '#localized/limits'
import { limitMessages } from '../limit-messages.ts'
import { limits } from '../limits.ts'

const words = z
  .string()
  .trim()
  .max(limits.careWordsMaxLength, {
    error: () => charactersAtMost({ most: limits.careWordsMaxLength }),
  })

const contact = z.object({
  name: z
    .string()
    .trim()
    .min(1, { error: enterName })
    .max(limits.nameMaxLength, { error: () => limitMessages.name }),
  phone: z
    .string()
    .trim()
    .regex(/^[+(]?\d[\d ()./-]{2,28}$/, { error: phoneNumber }),
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
      .max(limits.careContacts, { error: () => peopleAtMost({ most: limits.careContacts }) }),
  })
  .meta({ id: 'CareWords' })

export type CareWords = z.infer<typeof careWords>
