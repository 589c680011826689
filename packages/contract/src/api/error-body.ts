import { z } from 'zod'
import { child } from '../child/child.ts'
import { tagQuestion } from '../typed/profile-terms.ts'
import { type ErrorCode, errorCodes } from './error-code.ts'

const codes = Object.keys(errorCodes) as [ErrorCode, ...ErrorCode[]]

/** The body of every 4xx and 5xx answer. `fields` says what to correct, one sentence a form field. */
export const errorBody = z
  .object({
    detail: z.string().describe('One sentence for the parent.'),
    code: z.enum(codes),
    fields: z.record(z.string(), z.string()).optional(),
    split: z
      .record(z.string(), z.array(z.string()))
      .optional()
      .describe(
        'With invalid_input: for a tag that is too long, by its name in `fields`, the tags that would be taken in its place.',
      ),
    clashes: z
      .array(z.object({ rule: z.string(), text: z.string() }))
      .optional()
      .describe('With plan_infeasible: the rules that clash.'),
    relax: z
      .array(z.object({ rule: z.string(), text: z.string() }))
      .optional()
      .describe('With plan_infeasible: wishes that would open a plan if relaxed.'),
    questions: z
      .array(tagQuestion)
      .optional()
      .describe('With needs_answer: what has to be answered before a plan is made.'),
    stored: child
      .optional()
      .describe('With profile_changed: the profile as it is now; nothing was written.'),
    differs: z
      .array(z.string())
      .optional()
      .describe('With profile_changed: the fields in which it is not what was sent.'),
  })
  .meta({ id: 'Error' })

export type ErrorBody = z.infer<typeof errorBody>
