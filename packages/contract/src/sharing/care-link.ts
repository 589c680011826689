import { z } from 'zod'
import * as words from '#localized/plans'
import { languages } from '../languages.ts'
import { limitMessages } from '../limit-messages.ts'
import { limits } from '../limits.ts'
import { requestedDay } from '../requested-day.ts'

/** What is shared of a child: the meals of today, those of seven days, how the child eats, a page for a clinic, or a calendar of the meals. */
export const sharedKinds = ['today', 'week', 'about', 'clinic'] as const
export const careLinkKinds = [...sharedKinds, 'calendar'] as const

const kind = z.enum(careLinkKinds, { error: words.chooseShared })
const daysBetween = () =>
  words.daysBetween({ least: limits.careLinkDaysMin, most: limits.careLinkDaysMax })

const nameShown = z
  .enum(['first', 'initial', 'none'])
  .describe('How much of the child’s name is shown.')
const language = z.enum(languages).describe('Of the page around the parent’s own words.')

const days = z
  .number({ error: words.enterDays })
  .int({ error: words.enterWholeDays })
  .min(limits.careLinkDaysMin, { error: daysBetween })
  .max(limits.careLinkDaysMax, { error: daysBetween })
  .optional()
  .describe(
    `${limits.careLinkDays} by default, ${limits.careLinkDaysMax} for a clinic. A calendar stays until it is stopped, whatever stands here.`,
  )

/** What a preview shows, before anything is shared. */
export const careLinkChoice = z.object({
  kind: z.enum(sharedKinds, { error: words.chooseShared }),
  name_shown: nameShown,
  language,
  days,
  day: requestedDay().optional().describe('Today where it is read; of UTC by default.'),
})

export const careLinkBody = z.object({
  kind,
  recipient: z
    .string()
    .trim()
    .min(1, { error: words.whoFor })
    .max(limits.nameMaxLength, { error: () => limitMessages.name }),
  name_shown: nameShown,
  language,
  days,
  code: z
    .string()
    .regex(/^\d{4}$/, { error: words.fourDigits })
    .nullish()
    .describe('Asked of whoever opens it; none for a calendar.'),
  time_zone: z.string().max(64).optional().describe('Of a calendar: where the family eats.'),
  consents: z.literal(true, { error: words.agreeToShare }),
})

export const careLink = z
  .object({
    id: z.uuid(),
    child_id: z.uuid(),
    kind,
    recipient: z.string(),
    name_shown: nameShown,
    language,
    has_code: z.boolean(),
    created_at: z.iso.datetime().describe('When the parent agreed that this is shared.'),
    expires_at: z.iso.datetime().nullable().describe('null: until it is stopped.'),
    opened: z.number().int().describe('How often.'),
    last_opened_at: z.iso.datetime().nullable(),
    locked: z.boolean().describe('The code was guessed too often: it opens nothing any more.'),
  })
  .meta({ id: 'CareLink' })

/** The one time that the secret is told. */
export const newCareLink = careLink.extend({
  secret: z.string().describe('Stands behind the # of the page’s address.'),
})

export const careLinkHeaders = z.object({
  'x-care-link': z.string().max(200).optional().describe('The secret of the link.'),
  'x-care-link-code': z.string().max(20).optional(),
})

export const calendarQuery = z.object({ secret: z.string().max(200).optional() })

export type CareLinkChoice = z.infer<typeof careLinkChoice>
export type CareLinkBody = z.infer<typeof careLinkBody>
export type CareLink = z.infer<typeof careLink>
export type NewCareLink = z.infer<typeof newCareLink>
export type SharedKind = (typeof sharedKinds)[number]
export type CareLinkKind = (typeof careLinkKinds)[number]
export type NameShown = z.infer<typeof nameShown>
