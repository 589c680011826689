import { z } from 'zod'
import * as words from '#localized/child'
import { charactersAtMost } from '#localized/limits'
import { limits } from '../limits.ts'

/** Formula or a nutrition drink that a clinician ordered. */
export const formula = z
  .object({
    name: z
      .string()
      .trim()
      .min(1, { error: words.formulaName })
      .max(limits.tagMaxLength, { error: () => charactersAtMost({ most: limits.tagMaxLength }) }),
    amount: z
      .string()
      .trim()
      .max(limits.formulaAmountMaxLength, {
        error: () => charactersAtMost({ most: limits.formulaAmountMaxLength }),
      })
      .nullish()
      .describe('How much a day, as the clinician said: "2 bottles". Never counted.'),
    slots: z
      .array(z.enum(['breakfast', 'lunch', 'dinner', 'snack_1', 'snack_2']))
      .min(1)
      .max(5)
      .optional()
      .describe('With what it is given; the first snack where absent.'),
  })
  .meta({ id: 'Formula' })

export type Formula = z.infer<typeof formula>
