import { z } from 'zod'
import * as words from '#localized/child'
import { peopleAtMost } from '#localized/limits'
import { personNameField } from '../account/auth.ts'
import { limits } from '../limits.ts'
import { clinicWords } from '../papers/clinic-words.ts'
import { foodRecord } from '../papers/food-record.ts'
import { schoolWords } from '../papers/school-packet.ts'
import { foodFeedback, foodFeedbackField } from '../typed/food-feedback.ts'
import { tagListField } from '../typed/tag-list-field.ts'
import { avoidableTexture } from './avoidable-texture.ts'
import { careWords } from './care-words.ts'
import { dishFeedback } from './dish-feedback.ts'
import { eater, eaterBody } from './eater.ts'
import { energyTarget } from './energy-target.ts'
import { formula } from './formula.ts'
import { givenAnswer, storedAnswer } from './given-answer.ts'
import { labelRead, labelReadBody } from './label-read.ts'
import { redFlags, redFlagsBody } from './red-flags/red-flags.ts'
import { removedAllergy } from './removed-allergy.ts'

const diagnosisField = z.enum(['autism', 'adhd', 'both'], {
  error: words.chooseDiagnosis,
})

const ageBetween = () => words.ageBetween({ least: limits.childAgeMin, most: limits.childAgeMax })

const storedTags = z.array(z.string())

export const newFoods = z
  .enum(['none', 'weekly', 'daily'])
  .describe('How much is new: nothing, a taste a week, a taste a day.')

const wholeNumber = (
  least: number,
  most: number,
  say: (values: { least: number; most: number }) => string,
) => {
  const error = () => say({ least, most })
  return z.number({ error }).int({ error }).min(least, { error }).max(most, { error })
}

export const asksAbout = z
  .enum(['tastes', 'meals'])
  .describe('tastes: only the day after a taste of something new. meals: one thing a day.')

const measureSystem = z
  .enum(['us', 'metric'])
  .describe('How new plans measure: cups and °F, or grams, millilitres and °C.')
const kitchenMinutes = wholeNumber(
  limits.kitchenMinutesMin,
  limits.kitchenMinutesMax,
  words.minutesBetween,
)

/** Optional needs, empty by default. In a PUT an absent field keeps its value, null clears it. */
const needsFields = {
  safe_foods: tagListField.nullish(),
  refused_foods: tagListField.nullish(),
  textures_avoided: z.array(avoidableTexture).max(6).nullish(),
  careful_chewing: z.boolean().nullish(),
  routine_level: z.number().min(0).max(1).nullish(),
  weekday_minutes: wholeNumber(
    limits.weekdayMinutesMin,
    limits.weekdayMinutesMax,
    words.minutesBetween,
  ).nullish(),
  kitchen_minutes_weekday: kitchenMinutes
    .nullish()
    .describe('Active minutes over all meals of a day from Monday to Friday; null: 35.'),
  kitchen_minutes_weekend: kitchenMinutes.nullish().describe('The same at weekends; null: 75.'),
  cooked_meals_week: wholeNumber(0, limits.cookedMealsMax, words.numberBetween)
    .nullish()
    .describe(
      `Meals of ${limits.cookedMealMinutes} active minutes or more in a week; null: ${limits.usualCookedMeals}.`,
    ),
  small_midday_appetite: z.boolean().nullish(),
  same_dinner_for_all: z
    .boolean()
    .nullish()
    .describe(
      'Everyone at the table eats what the child is known to eat; else the others have an ordinary dinner beside it.',
    ),
  people_at_table: wholeNumber(1, limits.peopleAtTableMax, words.numberBetween)
    .nullish()
    .describe('The child among them. Whoever is not among the `eaters` counts as an adult.'),
  eaters: z
    .array(eaterBody)
    .max(limits.eatersMax, { error: () => peopleAtMost({ most: limits.eatersMax }) })
    .nullish()
    .describe('Who eats with the child: their allergies and diets hold for all that is shared.'),
  weekly_budget: wholeNumber(limits.weeklyBudgetMin, limits.weeklyBudgetMax, words.dollarsBetween)
    .nullish()
    .describe('US dollars a week for the food of everyone at the table.'),
  measures: measureSystem.nullish(),
  answers: z.array(givenAnswer).max(limits.answersPerChild).nullish(),
  labels_read: z.array(labelReadBody).max(limits.tagsPerList).nullish(),
  safe_foods_nearly_all: z
    .boolean()
    .nullish()
    .describe(
      'Whether the safe foods are nearly all that the child eats; null where not answered.',
    ),
  new_foods: newFoods.nullish(),
  foods_said: foodFeedbackField.nullish(),
  formula: formula.nullish().describe('Which formula or nutrition drink is given, and how much.'),
  energy_target_kcal: energyTarget.nullish(),
  red_flags: redFlagsBody.nullish(),
}

export const childBody = z.object({
  name: personNameField,
  age: z
    .number({ error: words.enterAge })
    .int({ error: words.enterWholeYears })
    .min(limits.childAgeMin, { error: ageBetween })
    .max(limits.childAgeMax, { error: ageBetween }),
  diagnosis: diagnosisField,
  allergies: tagListField,
  behavioral_goals: tagListField,
  dietary_preferences: tagListField,
  ...needsFields,
})

/** A profile as a form sends it back. */
export const changedChildBody = childBody.extend({
  revision: z
    .string()
    .max(100)
    .optional()
    .describe(
      'Of the profile that the change was made from: one that was changed since is not overwritten. Absent: not asked.',
    ),
})

export const child = z
  .object({
    id: z.uuid(),
    name: z.string(),
    age: z.number().int(),
    age_given_on: z.iso.date(),
    diagnosis: diagnosisField,
    allergies: storedTags,
    behavioral_goals: storedTags,
    dietary_preferences: storedTags,
    safe_foods: storedTags,
    refused_foods: storedTags,
    textures_avoided: z.array(avoidableTexture),
    careful_chewing: z.boolean(),
    routine_level: z.number(),
    weekday_minutes: z.number().nullable(),
    kitchen_minutes_weekday: z.number().nullable().optional(),
    kitchen_minutes_weekend: z.number().nullable().optional(),
    cooked_meals_week: z.number().nullable().optional(),
    small_midday_appetite: z.boolean(),
    same_dinner_for_all: z.boolean().nullable().optional(),
    people_at_table: z.number(),
    eaters: z.array(eater).optional(),
    weekly_budget: z.number().nullable().optional(),
    measures: measureSystem.optional(),
    answers: z.array(storedAnswer).optional(),
    labels_read: z.array(labelRead).optional(),
    safe_foods_nearly_all: z.boolean().nullable().optional(),
    new_foods: newFoods.optional(),
    foods_said: z.array(foodFeedback).optional(),
    dishes_said: z.array(dishFeedback).optional(),
    eating_log: z
      .object({ asks: asksAbout, since: z.iso.date() })
      .optional()
      .describe('What is asked of meals, and since when; absent where nothing is.'),
    formula: formula.nullable().optional(),
    energy_target_kcal: z.number().nullable().optional(),
    red_flags: redFlags.nullable().optional(),
    removed_allergies: z.array(removedAllergy).optional(),
    care_words: careWords.optional(),
    school_words: schoolWords.optional(),
    clinic_words: clinicWords.optional(),
    food_record: foodRecord.optional(),
    created_at: z.iso.datetime(),
    revision: z
      .string()
      .optional()
      .describe('Of all that a change may set: the same for as long as none of it changes.'),
  })
  .meta({ id: 'Child' })

export type ChildBody = z.infer<typeof childBody>
export type ChangedChildBody = z.infer<typeof changedChildBody>
export type Child = z.infer<typeof child>
export type MeasureSystem = z.infer<typeof measureSystem>
export type NewFoods = z.infer<typeof newFoods>
export type Diagnosis = z.infer<typeof diagnosisField>
