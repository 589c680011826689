import { z } from 'zod'
import * as words from '#localized/account'
import { child } from '../child/child.ts'
import { eatingLog } from '../child/eating-log.ts'
import { goalTick } from '../child/goal-tick.ts'
import { language } from '../language.ts'
import { dishPhoto, dishPhotosPage } from '../plans/dishes/dish-photo.ts'
import { mealPlan } from '../plans/meal-plan.ts'
import { mealTemplate } from '../plans/meal-template.ts'
import { planData } from '../plans/plan-data.ts'
import { shoppingMark } from '../plans/shopping-mark.ts'
import { careLink } from '../sharing/care-link.ts'
import { accessEvent, openSession } from './access.ts'
import { emailField, newPasswordField, personNameField, user } from './auth.ts'
import { withdrawnConsent } from './consents.ts'
import { keptPlans } from './kept-plans.ts'
import { passkey } from './passkeys.ts'
import { payment, subscriptionStatus } from './subscription.ts'

export const account = user
  .extend({
    created_at: z.iso.datetime(),
    health_data_agreement: z.object({ version: z.string(), agreed_at: z.iso.datetime() }),
    email_verified: z
      .boolean()
      .optional()
      .describe('Whether a mailed link proved the address; absent where no link is asked for.'),
    model_provider: z
      .string()
      .nullable()
      .describe('Who would be asked for dishes; null where no language model is set up.'),
    model_opt_in: z
      .boolean()
      .describe('Whether the family agreed that this provider is asked for dishes.'),
    model_agreed_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Account' })

/** The account as it is now; with a new password the session has another token. */
export const accountChange = account.extend({
  token: z
    .string()
    .optional()
    .describe(
      'The session’s new token, where the password is another: the one before opens nothing.',
    ),
})

/** A new e-mail address or password needs the present password. */
export const changeAccountBody = z
  .object({
    name: personNameField.optional(),
    email: emailField.optional(),
    new_password: newPasswordField.optional(),
    current_password: z.string().max(128).optional(),
    model_opt_in: z.boolean().optional(),
    language: language.optional(),
  })
  .refine((body) => (!body.email && !body.new_password) || body.current_password, {
    path: ['current_password'],
    error: words.passwordForChange,
  })

export const eraseAccountBody = z.object({ current_password: z.string().max(128) })

const householdExport = z.object({
  subscription: subscriptionStatus,
  children: z.array(child),
  meal_plans: z.array(mealPlan),
  goal_ticks: z.array(goalTick.extend({ child_id: z.uuid() })),
  shopping_marks: z
    .array(shoppingMark.extend({ plan_id: z.uuid().nullable() }))
    .describe('Of shopping lists; `plan_id` is null for what a home has.'),
  meal_templates: z.array(mealTemplate),
  model_dishes: z
    .array(z.object({ name: z.string(), course: z.string(), steps: z.array(z.string()) }))
    .describe('Dishes of a language model that your plans may use again.'),
  eating_logs: z
    .array(eatingLog.extend({ child_id: z.uuid() }))
    .describe('What you told of meals, where you switched that on.'),
  care_links: z.array(careLink).describe('What you share of your children, and with whom.'),
  withdrawn_consents: z.array(withdrawnConsent).describe('What you agreed to and took back since.'),
  dish_photos: z
    .object({
      agreed_at: dishPhotosPage.shape.agreed_at,
      photos: z.array(dishPhoto.extend({ jpeg: z.base64() })),
    })
    .describe('Your own photos of dishes, where you agreed to them.'),
  kept_plans: keptPlans
    .pick({ months: true, erases_from: true })
    .optional()
    .describe('For how long plans are kept.'),
  plan_revisions: z
    .array(
      z.object({
        plan_id: z.uuid(),
        revision: z.number().int(),
        replaced_at: z.iso.datetime(),
        replaced_by: z.uuid().optional().describe('The parent who changed it, where that is kept.'),
        plan_data: planData,
      }),
    )
    .describe('Plans as they were before they were changed, as far as they are kept.'),
})

export const accountExport = z
  .object({
    exported_at: z.iso.datetime(),
    account,
    sessions: z.array(openSession).describe('Where you are signed in.'),
    passkeys: z.array(passkey).describe('Passkeys that open your account.'),
    access_events: z.array(accessEvent).describe('What was done to your access.'),
    payments: z.array(payment),
    ...householdExport.shape,
    own_household: householdExport
      .optional()
      .describe(
        'What is your own and not shown while you belong to a household that you joined; absent where you did not.',
      ),
  })
  .meta({ id: 'AccountExport' })

export type Account = z.infer<typeof account>
export type AccountChange = z.infer<typeof accountChange>
export type ChangeAccountBody = z.infer<typeof changeAccountBody>
export type AccountExport = z.infer<typeof accountExport>
export type HouseholdExport = z.infer<typeof householdExport>
