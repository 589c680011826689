import type { Child, Diagnosis } from '@brightplate/contract/child'
import type { TagLists } from './tag-list-name.ts'

export interface ChildFormValues extends TagLists {
  name: string
  /** As typed; the contract takes a number. */
  age: string
  diagnosis: Diagnosis | ''
}

export const emptyChildForm: ChildFormValues = {
  name: '',
  age: '',
  diagnosis: '',
  allergies: [],
  behavioral_goals: [],
  dietary_preferences: [],
}

export const childFormValues = (child: Child): ChildFormValues => ({
  name: child.name,
  age: String(child.age),
  diagnosis: child.diagnosis,
  allergies: child.allergies,
  behavioral_goals: child.behavioral_goals,
  dietary_preferences: child.dietary_preferences,
})
