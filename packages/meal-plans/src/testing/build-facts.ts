import type { ProfileFacts } from '../profile/profile-facts.ts'

/** A child of 7 without any restriction, but for the changes. */
export const buildFacts = (changes: Partial<ProfileFacts> = {}): ProfileFacts => ({
  age: 7,
  diagnosis: 'autism',
  allergies: [],
  behavioral_goals: [],
  dietary_preferences: [],
  safe_foods: [],
  refused_foods: [],
  textures_avoided: [],
  careful_chewing: false,
  routine_level: 0,
  weekday_minutes: null,
  small_midday_appetite: false,
  people_at_table: 1,
  ...changes,
})
