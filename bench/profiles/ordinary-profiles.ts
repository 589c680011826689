import { type BenchProfile, benchProfile } from './profiles.ts'

const child = (age: number, more: Omit<Parameters<typeof benchProfile>[1], 'age'> = {}) =>
  benchProfile(`age-${age}-ordinary`, { age, ...more })

/** Twelve made-up children of 1 to 17 years of whom no food is known, without allergy or diet. */
export const ordinaryProfiles: readonly BenchProfile[] = [
  child(1),
  child(2),
  child(3, { diagnosis: 'both' }),
  child(4, { people_at_table: 3 }),
  child(5, { weekday_minutes: 30 }),
  child(6, { diagnosis: 'adhd', small_midday_appetite: true }),
  child(7, { people_at_table: 4, weekday_minutes: 30 }),
  child(8, { routine_level: 0.5 }),
  child(10, { diagnosis: 'both', people_at_table: 4 }),
  child(12, { weekday_minutes: 20 }),
  child(14, { diagnosis: 'adhd', people_at_table: 3 }),
  child(17),
]
