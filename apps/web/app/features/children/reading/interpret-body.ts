import type { CallInput } from '@brightplate/contract/api/api-client'
import { chewsWithCare } from '@brightplate/contract/child/chews-with-care'
import { limits } from '@brightplate/contract/limits'
import type { ChildFormValues } from '../child-form-values.ts'
import { withTyped } from '../tag-list.ts'
import { type TagTexts, tagListNames } from '../tag-list-name.ts'

export type InterpretBody = CallInput<'interpretProfileTerms'>['body']

/** Invalid entries are left out: the field shows their error. */
function wholeWithin(text: string, least: number, most: number): number | undefined {
  const typed = Number(text)
  const isWithin = Number.isInteger(typed) && typed >= least && typed <= most
  return text.trim() !== '' && isWithin ? typed : undefined
}

const ageOf = (text: string) => wholeWithin(text, limits.childAgeMin, limits.childAgeMax)
const energyOf = (text: string) => wholeWithin(text, limits.energyTargetMin, limits.energyTargetMax)

/** The profile of the form, unfinished inputs included. */
export function profileBody(values: ChildFormValues, texts: TagTexts) {
  const { answers, age, textures_avoided, labels_read, foods_said } = values
  return {
    allergies: withTyped(values.allergies, texts.allergies),
    behavioral_goals: withTyped(values.behavioral_goals, texts.behavioral_goals),
    dietary_preferences: withTyped(values.dietary_preferences, texts.dietary_preferences),
    safe_foods: withTyped(values.safe_foods, texts.safe_foods),
    refused_foods: withTyped(values.refused_foods, texts.refused_foods),
    answers: answers.map(({ list, tag, question, answer }) => ({ list, tag, question, answer })),
    age: ageOf(age),
    careful_chewing: chewsWithCare(values),
    textures_avoided,
    labels_read: labels_read.map(({ food, allergens }) => ({ food, allergens })),
    foods_said: foods_said.map(({ food, says }) => ({ food, says })),
    energy_target_kcal: energyOf(values.energy_target_kcal),
  }
}

/** What there is to read in a profile; null where there is nothing. */
export function interpretBody(values: ChildFormValues, texts: TagTexts): InterpretBody | null {
  const body = profileBody(values, texts)
  const isEmpty =
    body.textures_avoided.length === 0 &&
    body.energy_target_kcal === undefined &&
    tagListNames.every((name) => body[name].length === 0)
  return isEmpty ? null : body
}
