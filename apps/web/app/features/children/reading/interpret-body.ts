import type { CallInput } from '@brightplate/contract/api/api-client'
import { limits } from '@brightplate/contract/limits'
import type { ChildFormValues } from '../child-form-values.ts'
import { addTag } from '../tag-list.ts'
import { type TagTexts, tagListNames } from '../tag-list-name.ts'

export type InterpretBody = CallInput<'interpretProfileTerms'>['body']

function ageOf(text: string): number | undefined {
  const age = Number(text)
  const isAge = Number.isInteger(age) && age >= limits.childAgeMin && age <= limits.childAgeMax
  return text.trim() !== '' && isAge ? age : undefined
}

/** What there is to read in a profile, what still stands in the inputs included; null where there is nothing. */
export function interpretBody(values: ChildFormValues, texts: TagTexts): InterpretBody | null {
  const { answers, age, careful_chewing, textures_avoided, labels_read, foods_said } = values
  const lists = {
    allergies: addTag(values.allergies, texts.allergies),
    behavioral_goals: addTag(values.behavioral_goals, texts.behavioral_goals),
    dietary_preferences: addTag(values.dietary_preferences, texts.dietary_preferences),
    safe_foods: addTag(values.safe_foods, texts.safe_foods),
    refused_foods: addTag(values.refused_foods, texts.refused_foods),
  }
  const isEmpty =
    textures_avoided.length === 0 && tagListNames.every((name) => lists[name].length === 0)
  if (isEmpty) return null
  return {
    ...lists,
    answers: answers.map(({ list, tag, question, answer }) => ({ list, tag, question, answer })),
    age: ageOf(age),
    careful_chewing,
    textures_avoided,
    labels_read: labels_read.map(({ food, allergens }) => ({ food, allergens })),
    foods_said: foods_said.map(({ food, says }) => ({ food, says })),
  }
}
