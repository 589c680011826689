import { z } from 'zod'
import { mealsAtMost } from '#localized/limits'
import * as words from '#localized/plans'
import { errorBody } from '../api/error-body.ts'
import { child, childBody } from '../child/child.ts'
import { eater } from '../child/eater.ts'
import { limitMessages } from '../limit-messages.ts'
import { limitWords } from '../limit-words.ts'
import { limits } from '../limits.ts'
import { requestedDay } from '../requested-day.ts'
import { eatenOutId } from './dishes/eaten-out.ts'
import { keyedText, meal, planData, slot } from './plan-data.ts'
import { revisionNumber } from './revision-number.ts'

export const durationDays = z.union(
  [z.literal(limits.planDays[0]), z.literal(limits.planDays[1])],
  {
    error: () => words.chooseDuration({ days: limitWords.planDays }),
  },
)

const mostDays = Math.max(...limits.planDays)

const mealOut = z.object({ day: z.number().int().min(1).max(mostDays), slot })

export const generateBody = z.object({
  child_id: z.string({ error: words.selectChild }).min(1, { error: words.selectChild }),
  duration_days: durationDays,
  start_date: requestedDay().optional(),
  time_zone: z.string().max(64).optional(),
  template_id: z.string().optional().describe('A meal template to start from.'),
  meals_out: z
    .array(mealOut)
    .max(limits.mealsOut, { error: () => mealsAtMost({ most: limits.mealsOut }) })
    .optional()
    .describe('Meals that are eaten out; all six of a day off. At least one meal is at home.'),
  eaters: childBody.shape.eaters
    .unwrap()
    .unwrap()
    .optional()
    .describe('Who eats of this plan with the child; whoever the profile says where absent.'),
  people_at_table: childBody.shape.people_at_table
    .unwrap()
    .unwrap()
    .optional()
    .describe('How many they are with the child; whoever is not among `eaters` is an adult.'),
})

/** Someone who may eat with a child: of its own table, or another child of the household. */
const tableMember = eater
  .pick({
    child_id: true,
    name: true,
    age: true,
    allergies: true,
    dietary_preferences: true,
  })
  .extend({
    usual: z.boolean().describe('The profile names them as eating with the child.'),
    eats: z.boolean().describe('As chosen for the last plan; whoever came since eats.'),
  })

/** Who may be chosen to eat of a child's next plan. */
export const childTable = z
  .object({
    members: z.array(tableMember),
    others: z.number().int().describe('At the table without a name: they count as adults.'),
    others_eating: z.number().int(),
  })
  .meta({ id: 'ChildTable' })

export const easyDinnerBody = z.object({
  child_id: z.string({ error: words.selectChild }).min(1, { error: words.selectChild }),
  date: requestedDay().optional().describe('The evening that it is for; today by default.'),
  time_zone: z.string().max(64).optional(),
})

/** One dinner of few minutes, for an evening before a plan begins. */
export const easyDinner = z.object({ dinner: meal }).meta({ id: 'EasyDinner' })

/** The profile that a plan was made for, without what identifies the account and what no plan rests on. */
export const profileSnapshot = child
  .omit({ id: true, created_at: true, eating_log: true, care_words: true })
  .meta({ id: 'ProfileSnapshot' })

/** A dish that no longer fits the child's profile or today's rules. */
const planWarning = z
  .object({
    day: z.number().int().nullable(),
    slot: slot.nullable(),
    dish: z.string().nullable(),
    text: z.string(),
    in_list: z
      .literal(true)
      .optional()
      .describe('It is in the shopping list or a tip; meals have warnings of their own.'),
    reason: z.string().optional().describe('What is wrong, to follow a name: "holds milk".'),
    said: z
      .object({ found: keyedText, text: keyedText })
      .optional()
      .describe('`reason` and `text` by the keys of their sentences, in English.'),
    wish: z
      .literal(true)
      .optional()
      .describe('A parent’s “never again” is in it: no harm, and the dish stays what it is.'),
  })
  .meta({ id: 'PlanWarning' })

const planHead = {
  id: z.uuid(),
  child_id: z.uuid(),
  child_name: z.string().nullable().describe('null once the child was deleted: say "Child".'),
  created_at: z.iso.datetime(),
  duration_days: durationDays,
  revision: z.number().int(),
  rules_version: z.string(),
  warnings: z.array(planWarning),
}

export const mealPlan = z
  .object({
    ...planHead,
    profile_snapshot: profileSnapshot.nullable(),
    locks: z.array(z.object({ day: z.number().int(), slot })),
    plan_data: planData,
  })
  .meta({ id: 'MealPlan' })

export const mealPlanSummary = z
  .object({ ...planHead, start_date: z.iso.date(), days_count: z.number().int() })
  .meta({ id: 'MealPlanSummary' })

export const listPlansQuery = z.object({
  view: z.enum(['summary']).optional(),
  limit: z.coerce.number().int().min(1).max(limits.listPageMax).optional(),
  before: z.string().optional(),
})

/** `day`: with this one of its days alone, counted from 1. */
export const readPlanQuery = z.object({
  day: z.coerce.number().int().min(1).max(mostDays).optional(),
})

export const planJob = z
  .object({
    id: z.uuid(),
    status: z.enum(['queued', 'running', 'done', 'failed']),
    days_done: z.number().int(),
    days_wanted: z.number().int(),
    plan_id: z.uuid().nullable(),
    error: errorBody.nullable(),
  })
  .meta({ id: 'PlanJob' })

const error = () => limitMessages.search

export const alternativesBody = z.object({
  day: z.number().int().min(1),
  slot,
  query: z
    .string()
    .trim()
    .min(limits.searchMinLength, { error })
    .max(limits.searchMaxLength, { error })
    .optional()
    .describe('The name of a dish or food that is looked for; the three that suit best without.'),
  easier: z
    .literal(true)
    .optional()
    .describe(
      'Only what is easier than what stands there: less work, fewer steps or ready sooner, and more of none; nothing where nothing is. Without a name.',
    ),
})

export const dishAlternative = z
  .object({
    recipe_id: z.string(),
    name: z.string(),
    picture: z.string(),
    total_minutes: z.number().int(),
    active_minutes: z
      .number()
      .int()
      .optional()
      .describe('Of these minutes, those of work; absent where it is kept out.'),
    steps: z.number().int().optional().describe('How many its recipe has; 0 where it is kept out.'),
    no_oven: z
      .literal(true)
      .optional()
      .describe('What stands there is made in the oven, and this is not.'),
    at_home: z
      .literal(true)
      .optional()
      .describe('All that a list has for it is in the cart or at home.'),
    changes: z.array(z.string()).describe('What it would change in the day, in words.'),
    accepted: z
      .boolean()
      .optional()
      .describe('Built upon a food that the child is known to eat. These come first.'),
    kept_out: z
      .string()
      .optional()
      .describe(
        'Only where a name is looked for: why it cannot be chosen, such as “Peanut butter: Leo’s peanut allergy keeps it out.”',
      ),
  })
  .meta({ id: 'DishAlternative' })

export const swapMealBody = z.object({
  day: z.number().int().min(1),
  slot,
  recipe_id: z
    .string()
    .describe(`Of a dish that was offered; "${eatenOutId}" where it is eaten out.`),
  revision: revisionNumber,
})

export const moveMealBody = z.object({
  day: z.number().int().min(1),
  slot,
  to_day: z.number().int().min(1).describe('The day whose meal of this slot comes in its place.'),
  revision: revisionNumber,
})

export const exchangeBody = z.object({
  revision: revisionNumber,
  date: requestedDay().optional().describe('Meals of earlier days stay; today by default.'),
  time_zone: z.string().max(64).optional(),
  meal: z
    .object({ day: z.number().int().min(1), slot })
    .optional()
    .describe('This meal alone, whatever is said of its food; a meal that is over too.'),
  paused: z
    .string()
    .trim()
    .min(1)
    .max(limits.tagMaxLength)
    .optional()
    .describe('A food that is not now: the coming meals that serve it, and no other.'),
})

/** What an event of `followPlan` holds, in JSON. */
export const planEvent = z.object({ revision: z.number().int() })

export const locksBody = z.object({
  locks: z.array(z.object({ day: z.number().int().min(1), slot })).max(limits.mealsOut),
})

export const regenerateBody = z.object({
  revision: revisionNumber,
  keep_bought: z
    .boolean()
    .optional()
    .describe('Dishes for which all is ticked as bought or at home stay too.'),
})

export type PlanEvent = z.infer<typeof planEvent>
export type ChildTable = z.infer<typeof childTable>
export type MealOut = z.infer<typeof mealOut>
export type PlanJob = z.infer<typeof planJob>
export type EasyDinnerBody = z.infer<typeof easyDinnerBody>
export type EasyDinner = z.infer<typeof easyDinner>
export type GenerateBody = z.infer<typeof generateBody>
export type MealPlan = z.infer<typeof mealPlan>
export type MealPlanSummary = z.infer<typeof mealPlanSummary>
export type PlanWarning = z.infer<typeof planWarning>
export type ProfileSnapshot = z.infer<typeof profileSnapshot>
export type DishAlternative = z.infer<typeof dishAlternative>
export type SwapMealBody = z.infer<typeof swapMealBody>
export type ExchangeBody = z.infer<typeof exchangeBody>
export type MoveMealBody = z.infer<typeof moveMealBody>
export type RegenerateBody = z.infer<typeof regenerateBody>
export type LocksBody = z.infer<typeof locksBody>
