import { z } from 'zod'
import { limitMessages } from '../limit-messages.ts'
import { limits } from '../limits.ts'
import { typedLists } from './typed-list.ts'

export const splitListBody = z.object({
  list: z.enum(typedLists),
  text: z.string().max(limits.pastedMaxLength, { error: () => limitMessages.pasted }),
})

/** The entries of what was typed or pasted, in their order; together they are all of it but its separators. */
export const splitList = z
  .object({
    entries: z.array(
      z.object({
        text: z.string(),
        meant: z
          .string()
          .optional()
          .describe(
            'What is taken for it: a name that is the same food everywhere, where `text` is another food in the language of the call.',
          ),
        offered: z
          .array(z.string())
          .optional()
          .describe('Of an entry that is too long: shorter ones that may take its place.'),
      }),
    ),
  })
  .meta({ id: 'SplitList' })

export type SplitListBody = z.infer<typeof splitListBody>
export type SplitList = z.infer<typeof splitList>
