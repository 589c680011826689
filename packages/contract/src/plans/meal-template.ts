import { z } from 'zod'
import * as words from '#localized/plans'
import { limitMessages } from '../limit-messages.ts'
import { limits } from '../limits.ts'

const error = () => limitMessages.weekName

/** A week of dishes that was kept, to start a plan from. */
export const mealTemplate = z
  .object({
    id: z.uuid(),
    name: z.string(),
    created_at: z.iso.datetime(),
    dish_names: z.array(z.string()).describe('The dinners, to know the week by.'),
  })
  .meta({ id: 'MealTemplate' })

export const mealTemplateBody = z.object({
  plan_id: z.string(),
  week: z.union([z.literal(1), z.literal(2)], { error: words.firstOrSecondWeek }),
  name: z.string().trim().min(1, { error }).max(limits.nameMaxLength, { error }),
})

export type MealTemplate = z.infer<typeof mealTemplate>
export type MealTemplateBody = z.infer<typeof mealTemplateBody>
