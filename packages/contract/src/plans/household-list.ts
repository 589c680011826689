import { z } from 'zod'
import { keyedText, shoppingItem } from './plan-data.ts'

const householdItem = shoppingItem.extend({
  plan_ids: z.array(z.uuid()).describe('Of the plans that need it.'),
})

/** The shopping list of several children of a household as one. */
export const householdList = z
  .object({
    plans: z
      .array(
        z.object({
          id: z.uuid(),
          child_name: z.string(),
          start_date: z.iso.date(),
          created_at: z.iso.datetime(),
        }),
      )
      .describe('The oldest first: marks of this list are kept with that one.'),
    trips: z.array(z.iso.date()).describe('From which day each trip is for.'),
    shopping_items: z.array(householdItem),
    staples: z.array(householdItem),
    cost: z.object({ usd: z.number(), basis: keyedText }).nullable(),
    bought_once: z
      .number()
      .int()
      .describe('Meals that two of the plans have alike on one day, for the same eater.'),
    eats_of_both: z
      .array(z.object({ child_name: z.string(), plan_id: z.uuid() }))
      .describe('Who has a plan of its own, and eats of the meals of this plan too.'),
    left_out: z.number().int().describe('Dishes that no longer fit, of which nothing is bought.'),
  })
  .meta({ id: 'HouseholdList' })

export type HouseholdShopping = z.infer<typeof householdList>
