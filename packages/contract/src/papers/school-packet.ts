import { z } from 'zod'
import { charactersAtMost } from '#localized/limits'
import { avoidableTexture } from '../child/avoidable-texture.ts'
import { careWords } from '../child/care-words.ts'
import { formula } from '../child/formula.ts'
import { languages } from '../languages.ts'
import { limits } from '../limits.ts'

const words = z
  .string()
  .trim()
  .max(limits.schoolWordsMaxLength, {
    error: () => charactersAtMost({ most: limits.schoolWordsMaxLength }),
  })

/** What a parent writes for a school or day care, in their own words. */
export const schoolWords = z
  .object({
    instead: words.describe('What to give in the place of what is left out.'),
    seating: words.describe('Where and how the child sits, and what its senses need.'),
    not_to_say: words,
    restriction: words.describe('How what the child has restricts the diet, for the statement.'),
  })
  .meta({ id: 'SchoolWords' })

export const schoolPacketQuery = z.object({
  language: z.enum(languages).describe('Of the sheets around the parent’s own words.'),
})

export const omitted = z.object({
  name: z
    .string()
    .describe('In the language of the sheets; a food that is no allergen of ours as it was typed.'),
  typed: z.array(z.string()).describe('The parent’s own words for it.'),
  forms: z.array(z.string()).describe('Its names on labels and in kitchens.'),
  found_in: z.array(z.string()).describe('Dishes that often hold it.'),
})

const { in_a_reaction, who_to_call, how_to_offer, what_calms } = careWords.shape
const { instead, seating, not_to_say, restriction } = schoolWords.shape

/** What is printed for a school; nothing else stands on the sheets. */
export const schoolPacket = z
  .object({
    language: z.enum(languages),
    child_name: z.string(),
    as_of: z.iso.datetime(),
    omit: z.array(omitted),
    unread: z
      .array(z.string())
      .describe('Allergies as typed that we could not read, whole or in part.'),
    never: z.array(z.string()).describe('Foods that the parent keeps out.'),
    diets: z.array(z.string()),
    in_a_reaction,
    who_to_call,
    instead,
    eats: z.array(z.object({ food: z.string(), only_exactly: z.boolean() })),
    refuses: z.array(z.string()),
    textures_avoided: z.array(avoidableTexture),
    careful_chewing: z.boolean(),
    formula: formula.nullable(),
    how_to_offer,
    what_calms,
    seating,
    not_to_say,
    restriction,
  })
  .meta({ id: 'SchoolPacket' })

export type SchoolWords = z.infer<typeof schoolWords>
export type SchoolPacket = z.infer<typeof schoolPacket>
export type Omitted = z.infer<typeof omitted>
