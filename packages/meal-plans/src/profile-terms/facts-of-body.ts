import type { InterpretBody } from '@brightplate/contract/typed/profile-terms'
import type { ProfileFacts } from '../profile/profile-facts.ts'

/** Without an age, the rules for children who have not learnt to chew everything hold. */
const ageUnknown = 4

/** A profile as it is typed, as far as foods are judged by it. */
export const factsOfBody = ({
  safe_foods = [],
  refused_foods = [],
  textures_avoided = [],
  foods_said = [],
  labels_read = [],
  ...body
}: InterpretBody): ProfileFacts => ({
  age: body.age ?? ageUnknown,
  diagnosis: 'autism',
  allergies: body.allergies,
  behavioral_goals: body.behavioral_goals,
  dietary_preferences: body.dietary_preferences,
  safe_foods,
  refused_foods,
  textures_avoided,
  careful_chewing: body.careful_chewing ?? false,
  routine_level: 0,
  weekday_minutes: null,
  small_midday_appetite: false,
  people_at_table: 1,
  ...(body.answers ? { answers: body.answers } : {}),
  foods_said: foods_said.map((one) => ({ ...one, said_on: '' })),
  labels_read: labels_read.map((label) => ({ ...label, read_on: '' })),
})
