import type { ChildBody } from '@brightplate/contract/child/child'

/** The child of the main journey, with fixed values. */
export const buildChild = (changes: Partial<ChildBody> = {}): ChildBody => ({
  name: 'Robin',
  age: 7,
  diagnosis: 'autism',
  allergies: ['milk', 'peanuts'],
  behavioral_goals: ['better sleep'],
  dietary_preferences: ['crunchy foods'],
  ...changes,
})
