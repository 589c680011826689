import type { Child } from '@brightplate/contract/child'
import type { children } from '../db/schema.ts'

export type ChildRow = typeof children.$inferSelect

/** A row as the contract shows it. */
export function toChild(row: ChildRow): Child {
  return {
    id: row.id,
    name: row.name,
    age: row.age,
    age_given_on: row.ageGivenOn,
    diagnosis: row.diagnosis,
    allergies: row.allergies,
    behavioral_goals: row.behavioralGoals,
    dietary_preferences: row.dietaryPreferences,
    safe_foods: row.safeFoods,
    refused_foods: row.refusedFoods,
    textures_avoided: row.texturesAvoided,
    careful_chewing: row.carefulChewing,
    routine_level: row.routineLevel,
    weekday_minutes: row.weekdayMinutes,
    small_midday_appetite: row.smallMiddayAppetite,
    people_at_table: row.peopleAtTable,
    answers: row.answers,
    labels_read: row.labelsRead,
    safe_foods_nearly_all: row.safeFoodsNearlyAll,
    new_foods: row.newFoods,
    foods_said: row.foodsSaid,
    red_flags: row.redFlags,
    created_at: row.createdAt.toISOString(),
  }
}
