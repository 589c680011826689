import type { ChildBody } from '@brightplate/contract/child'
import { type Stamp, stampAnswers } from './stamp-answers.ts'
import { stampFoodsSaid } from './stamp-foods-said.ts'
import { stampRedFlags } from './stamp-red-flags.ts'

/** The columns that a request sets: an absent optional field is left as it is, null clears it. */
export function childColumns(body: ChildBody, stamp: Stamp) {
  const optional = <Value>(value: Value | null | undefined, empty: NoInfer<Value>) =>
    value === undefined ? undefined : (value ?? empty)
  return {
    name: body.name,
    age: body.age,
    diagnosis: body.diagnosis,
    allergies: body.allergies,
    behavioralGoals: body.behavioral_goals,
    dietaryPreferences: body.dietary_preferences,
    safeFoods: optional(body.safe_foods, []),
    refusedFoods: optional(body.refused_foods, []),
    texturesAvoided: optional(body.textures_avoided, []),
    carefulChewing: optional(body.careful_chewing, false),
    routineLevel: optional(body.routine_level, 0),
    weekdayMinutes: body.weekday_minutes,
    smallMiddayAppetite: optional(body.small_midday_appetite, false),
    peopleAtTable: optional(body.people_at_table, 1),
    ...stampAnswers(body, stamp),
    safeFoodsNearlyAll: body.safe_foods_nearly_all,
    newFoods: optional(body.new_foods, 'weekly'),
    foodsSaid: stampFoodsSaid(body, stamp),
    redFlags: stampRedFlags(body, stamp),
  }
}
