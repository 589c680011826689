import { z } from 'zod'
import * as words from '#localized/child'
import { slot } from '../plans/plan-data.ts'
import { requestedDay } from '../requested-day.ts'
import { asksAbout } from './child.ts'

const eatingFeedback = z.enum(['eaten', 'tasted', 'not_today'])

const eatingAnswer = z.object({
  answered_on: z.iso.date().describe('The day on which it was asked, where the parent is.'),
  eaten_on: z.iso.date(),
  name: z.string(),
  food: z.string().describe('The id of a plain food, or `recipe:` and that of a dish.'),
  said: eatingFeedback.nullable().describe('null where the question was skipped.'),
})

/** What a parent told of meals, kept with a consent of its own: gone when that is withdrawn. */
export const eatingLog = z
  .object({ asks: asksAbout, since: z.iso.date(), answers: z.array(eatingAnswer) })
  .meta({ id: 'EatingLog' })

const eatingQuestion = z
  .object({
    eaten_on: z.iso.date(),
    slot,
    name: z.string(),
    food: z.string(),
    is_taste: z.boolean(),
    choices: z.array(eatingFeedback).describe('From ten years on liked (`eaten`) or not alone.'),
  })
  .meta({ id: 'EatingQuestion' })

const offeredFood = z.object({
  food: z.string().describe('The id of a plain food.'),
  name: z.string().describe('As it may be put on the list of safe foods.'),
})

/** The log, null where it is off, and what is asked today, if anything. */
export const eatingLogPage = z
  .object({
    log: eatingLog.nullable(),
    question: eatingQuestion.nullable(),
    offered: z
      .array(offeredFood)
      .optional()
      .describe('Eaten again and again of late, and not among the safe foods.'),
  })
  .meta({ id: 'EatingLogPage' })

export const eatingLogQuery = z.object({ today: requestedDay() })

export const eatingLogBody = z.object({
  asks: asksAbout.nullable().describe('null switches it off, and erases every answer.'),
  today: requestedDay(),
})

export const eatingAnswerBody = z.object({
  food: z.string().min(1, { error: words.chooseAnswer }).max(200).describe('As it was asked.'),
  said: eatingFeedback
    .nullable()
    .describe('null skips the question: it is not asked that day again.'),
  today: requestedDay(),
})

export type EatingAnswer = z.infer<typeof eatingAnswer>
export type EatingLog = z.infer<typeof eatingLog>
export type EatingFeedback = z.infer<typeof eatingFeedback>
export type OfferedFood = z.infer<typeof offeredFood>
export type EatingQuestion = z.infer<typeof eatingQuestion>
export type EatingLogPage = z.infer<typeof eatingLogPage>
export type EatingLogBody = z.infer<typeof eatingLogBody>
export type EatingAnswerBody = z.infer<typeof eatingAnswerBody>
