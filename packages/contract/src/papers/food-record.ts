import { z } from 'zod'
import * as said from '#localized/child'
import { languages } from '../languages.ts'
import { limitMessages } from '../limit-messages.ts'
import { limits } from '../limits.ts'
import { slot } from '../plans/plan-data.ts'
import { requestedDay } from '../requested-day.ts'
import { eatenShares } from './eaten-shares.ts'

const amount = z
  .string()
  .trim()
  .max(limits.foodRecordAmountMaxLength, { error: () => limitMessages.recordedAmount })

const recordRow = z.object({
  slot: slot.nullable().describe('null: between meals.'),
  food: z
    .string()
    .trim()
    .min(1, { error: said.enterRecordFood })
    .max(limits.foodRecordFoodMaxLength, { error: () => limitMessages.recordedFood }),
  planned: amount
    .nullable()
    .describe('What the plan suggested of it, empty without an amount; null: it was not planned.'),
  offered: amount.describe('How much was put before the child, as typed; empty: not recorded.'),
  eaten: z.enum(eatenShares).nullable().describe('null: not recorded.'),
})

export const recordDay = z
  .object({
    date: requestedDay(said.chooseRecordDay),
    rows: z.array(recordRow).max(limits.foodRecordRows),
    note: z
      .string()
      .trim()
      .max(limits.foodRecordNoteMaxLength, { error: () => limitMessages.recordNote })
      .describe('Whether it was a usual day.'),
  })
  .meta({ id: 'RecordDay' })

/** What a child was offered and what it ate on up to three days, as a parent wrote it for a clinic. */
export const foodRecord = z
  .object({
    days: z
      .array(recordDay)
      .max(limits.foodRecordDays)
      .refine((days) => new Set(days.map(({ date }) => date)).size === days.length, {
        error: said.recordDayTwice,
      }),
  })
  .meta({ id: 'FoodRecord' })

/** A record as a form sends it back. */
export const changedFoodRecord = foodRecord.extend({
  made_from: z
    .array(recordDay)
    .max(limits.foodRecordDays)
    .optional()
    .describe(
      'The days that the change was made from: what was saved since is not overwritten. Absent: not asked.',
    ),
})

export const suggestedDayQuery = z.object({
  day: requestedDay(said.chooseRecordDay),
  language: z.enum(languages).describe('Of the names of planned foods.'),
})

export type FoodRecord = z.infer<typeof foodRecord>
export type ChangedFoodRecord = z.infer<typeof changedFoodRecord>
export type RecordDay = z.infer<typeof recordDay>
export type RecordRow = z.infer<typeof recordRow>
export type EatenShare = (typeof eatenShares)[number]
