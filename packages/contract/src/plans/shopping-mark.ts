import { z } from 'zod'
import { marksAtMost } from '#localized/limits'
import * as words from '#localized/plans'
import { limitMessages } from '../limit-messages.ts'
import { limits } from '../limits.ts'

/**
 * `in_cart`: ticked in the shop. `at_home`: "I have this". `open`: neither. `removed`: a line of one's own
 * that is gone.
 */
const shoppingMarkState = z.enum(['in_cart', 'at_home', 'open', 'removed'])

/** What a family said of a line of the shopping list; the last to say it wins. */
export const shoppingMark = z
  .object({
    line: z
      .string()
      .min(1, { error: words.nameLine })
      .max(limits.shoppingLineMaxLength, { error: words.noLine })
      .describe('`line` of a shopping item, or an id of one’s own.'),
    state: shoppingMarkState,
    lasting: z
      .boolean()
      .describe(
        'Of what a home has: remembered for the lists of all plans, not of this one alone.',
      ),
    text: z
      .string()
      .trim()
      .min(1, { error: () => limitMessages.noShoppingText })
      .max(limits.shoppingTextMaxLength, { error: () => limitMessages.shoppingText })
      .optional()
      .describe('The words of a line of one’s own.'),
    changed_at: z.iso
      .datetime({ error: words.whenChanged })
      .describe('On the device; no later than the server’s clock counts.'),
  })
  .meta({ id: 'ShoppingMark' })

export const shoppingMarksBody = z.object({
  marks: z
    .array(shoppingMark)
    .min(1, { error: words.oneMark })
    .max(limits.shoppingMarksAtOnce, {
      error: () => marksAtMost({ most: limits.shoppingMarksAtOnce }),
    }),
})

export type ShoppingMark = z.infer<typeof shoppingMark>
