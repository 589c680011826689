import { z } from 'zod'
import * as words from '#localized/child'

/** What a parent says of a dish of ours; of a food they say it by `foods_said`. */
const saysOfDish = z
  .enum(['favourite', 'never_again'])
  .describe(
    'favourite: it comes before others in the next plan. never_again: a rule that keeps this dish, and no other, out until it is taken back.',
  )

export const dishFeedbackBody = z.object({
  recipe_id: z
    .string()
    .min(1, { error: words.chooseDish })
    .max(200)
    .describe('Of a dish that is not a plain food.'),
  says: saysOfDish.nullable().describe('null takes back what was said.'),
})

export const dishFeedback = z
  .object({
    recipe_id: z.string(),
    name: z.string().describe('As the dish is called by itself.'),
    says: saysOfDish,
    said_on: z.iso.date(),
  })
  .meta({ id: 'DishSaid' })

export type SaysOfDish = z.infer<typeof saysOfDish>
export type DishFeedbackBody = z.infer<typeof dishFeedbackBody>
export type DishFeedback = z.infer<typeof dishFeedback>
