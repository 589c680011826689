import { z } from 'zod'
import { foodsAtMost } from '#localized/limits'
import { limitMessages } from '../limit-messages.ts'
import { limits } from '../limits.ts'

/** What a parent says of a food, beside "eats" (`safe_foods`) and "refuses" (`refused_foods`). */
const saysOfFood = z
  .enum(['only_exactly', 'not_now', 'never_again'])
  .describe(
    'only_exactly: a safe food that is served as named, brand and shape. not_now: a safe food that is not served for a while. never_again: a rule that keeps the food out until it is undone.',
  )

const food = z
  .string()
  .trim()
  .min(1)
  .max(limits.tagMaxLength, { error: () => limitMessages.tag })

const foodFeedbackBody = z.object({
  food: food.describe('As it stands among the safe foods, or what is never again.'),
  says: saysOfFood,
  said_on: z.iso
    .date()
    .optional()
    .describe('Sent along with what was said before: without it, it is said anew today.'),
})

/** As it is kept. "Never again" is asked again after three months. */
export const foodFeedback = foodFeedbackBody
  .extend({ said_on: z.iso.date() })
  .meta({ id: 'FoodSaid' })

const folded = (text: string) => text.trim().toLowerCase()

export const isSameFood = (one: string, other: string): boolean => folded(one) === folded(other)

/** One word on each food: "never again" stands, else the last. */
export const foodFeedbackField = z
  .array(foodFeedbackBody)
  .max(limits.foodFeedbackPerChild, {
    error: () => foodsAtMost({ most: limits.foodFeedbackPerChild }),
  })
  .transform((all) => {
    const ofFood = new Map<string, FoodFeedbackBody>()
    for (const one of all) {
      const before = ofFood.get(folded(one.food))
      if (before?.says === 'never_again' && one.says !== 'never_again') continue
      ofFood.set(folded(one.food), one)
    }
    return [...ofFood.values()]
  })

export type SaysOfFood = z.infer<typeof saysOfFood>
export type FoodFeedbackBody = z.infer<typeof foodFeedbackBody>
export type FoodFeedback = z.infer<typeof foodFeedback>

/** The foods of which the parent says one thing, as typed. */
export const foodsReportedAs = (
  { foods_said = [] }: { foods_said?: readonly FoodFeedback[] | undefined },
  says: SaysOfFood,
): string[] => foods_said.flatMap((one) => (one.says === says ? [one.food] : []))
