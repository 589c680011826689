import { z } from 'zod'

/** What a planned week brings, as a mean a day, in the units of the nutrients. */
export const nutritionWeek = z
  .object({
    plan_id: z.uuid(),
    start_date: z.iso.date(),
    meals_out: z
      .number()
      .int()
      .optional()
      .describe('How many meals of it are eaten out; its targets are those of the others.'),
    nutrients: z.array(
      z.object({
        nutrient: z.string(),
        label: z.string(),
        unit: z.string(),
        mean: z.number(),
        target: z.number().nullable(),
        complete: z.boolean().describe('False when a food of the plan has no figure: "at least".'),
      }),
    ),
  })
  .meta({ id: 'NutritionWeek' })

export type NutritionWeek = z.infer<typeof nutritionWeek>
