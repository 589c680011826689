import { z } from 'zod'

/** For how many months plans may be kept after their last day; what reads plans of before needs weeks. */
export const keptPlansMonths = [3, 6, 12, 24] as const

const months = z.literal(keptPlansMonths)

export const keptPlansBody = z.object({
  months: months.nullable().describe('Null keeps all plans until somebody deletes them.'),
})

/** How long a household keeps plans. */
export const keptPlans = z
  .object({
    months: keptPlansBody.shape.months.describe('After the last day of a plan; null for ever.'),
    erases_from: z.iso
      .datetime()
      .nullable()
      .describe('Nothing is erased before this; null where all are kept.'),
    may_change: z.boolean().describe('Whether the caller owns the household.'),
    plans: z.number().int().describe('How many there are.'),
    choices: z
      .array(
        z.object({
          months,
          erases: z.number().int().describe('How many of today’s plans it would erase.'),
          ended_before: z.iso.date().describe('Those that ended before this day.'),
        }),
      )
      .describe('What each choice would erase today. The newest plan of each child stays.'),
  })
  .meta({ id: 'KeptPlans' })

export type KeptMonths = (typeof keptPlansMonths)[number]
export type KeptPlans = z.infer<typeof keptPlans>
