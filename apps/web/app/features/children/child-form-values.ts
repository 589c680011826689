import type { Child, Diagnosis } from '@brightplate/contract/child'
import type { TagLists } from './tag-list-name.ts'

/** Numbers are kept as typed; the contract takes numbers. */
export interface ChildFormValues extends TagLists {
  name: string
  age: string
  diagnosis: Diagnosis | ''
  textures_avoided: Child['textures_avoided']
  careful_chewing: boolean
  routine_level: string
  weekday_minutes: string
  small_midday_appetite: boolean
  people_at_table: string
}

export const emptyChildForm: ChildFormValues = {
  name: '',
  age: '',
  diagnosis: '',
  allergies: [],
  behavioral_goals: [],
  dietary_preferences: [],
  safe_foods: [],
  refused_foods: [],
  textures_avoided: [],
  careful_chewing: false,
  routine_level: '0',
  weekday_minutes: '',
  small_midday_appetite: false,
  people_at_table: '1',
}

export const childFormValues = (child: Child): ChildFormValues => ({
  name: child.name,
  age: String(child.age),
  diagnosis: child.diagnosis,
  allergies: child.allergies,
  behavioral_goals: child.behavioral_goals,
  dietary_preferences: child.dietary_preferences,
  safe_foods: child.safe_foods,
  refused_foods: child.refused_foods,
  textures_avoided: child.textures_avoided,
  careful_chewing: child.careful_chewing,
  routine_level: String(child.routine_level),
  weekday_minutes: child.weekday_minutes === null ? '' : String(child.weekday_minutes),
  small_midday_appetite: child.small_midday_appetite,
  people_at_table: String(child.people_at_table),
})
