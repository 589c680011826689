import { z } from 'zod'
import { limits } from '../limits.ts'
import { tagList } from '../typed/tag-list.ts'

/** What a parent chose of the answers that a question about a tag offered. */
export const givenAnswer = z.object({
  list: tagList,
  tag: z.string().max(limits.tagMaxLength).describe('The tag asked about, as typed.'),
  question: z.string().max(limits.tagMaxLength).describe('The id of the question.'),
  answer: z.string().max(limits.tagMaxLength).describe('The id of the answer chosen.'),
  said: z
    .string()
    .max(limits.tagMaxLength)
    .optional()
    .describe('The answer as the parent read it. It only shows what was chosen.'),
})

/** An answer as it is kept with the child. */
export const storedAnswer = givenAnswer
  .extend({
    answered_at: z.iso.datetime(),
    answered_by: z.string().describe('The id of the user who answered.'),
  })
  .meta({ id: 'KeptAnswer' })

export type GivenAnswer = z.infer<typeof givenAnswer>
export type StoredAnswer = z.infer<typeof storedAnswer>
