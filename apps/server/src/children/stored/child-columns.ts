import type { ChildBody } from '@brightplate/contract/child/child'
import { plainDateOf } from '@brightplate/contract/plain-date'
import type { HouseholdKeys } from '../../keys/household-keys.ts'
import { type ChildProfile, type StoredEater, sealedColumns } from '../../keys/sealed-columns.ts'
import { keepEaters } from './keep-eaters.ts'
import type { StoredChild } from './open-child.ts'
import { type Stamp, stampAnswers } from './stamp-answers.ts'
import { stampFoodFeedback } from './stamp-food-feedback.ts'
import { stampRedFlags } from './stamp-red-flags.ts'

const monthsOfAge = 12

/** The last day on which an age that is not given again today had to be given. */
function agesFrom(now: Date): string {
  const since = new Date(now)
  since.setUTCMonth(since.getUTCMonth() - monthsOfAge)
  return plainDateOf(since)
}

interface Change {
  /** The child before; null for a new one. */
  kept: StoredChild | null
  userId: string
  now: Date
}

/**
 * The profile after a request: an absent optional field is left as it is, null clears it. An age counts
 * as given today when it changes or when a year has passed.
 */
export function changedProfile(body: ChildBody, { kept, userId, now }: Change): ChildProfile {
  const optional = <Value>(
    value: Value | null | undefined,
    before: NoInfer<Value> | undefined,
    empty: NoInfer<Value>,
  ): Value => (value === undefined ? (before ?? empty) : (value ?? empty))
  const orBefore = <Value>(
    value: Value | null | undefined,
    before: Value | null | undefined,
  ): Value | null => (value === undefined ? (before ?? null) : value)
  const stamp: Stamp = { kept: kept ?? {}, userId, now }
  const stamped = stampAnswers(body, stamp)
  const isOfToday = !kept || kept.age !== body.age || kept.age_given_on <= agesFrom(now)
  return {
    name: body.name,
    age: body.age,
    age_given_on: isOfToday ? plainDateOf(now) : kept.age_given_on,
    diagnosis: body.diagnosis,
    allergies: body.allergies,
    behavioral_goals: body.behavioral_goals,
    dietary_preferences: body.dietary_preferences,
    safe_foods: optional(body.safe_foods, kept?.safe_foods, []),
    refused_foods: optional(body.refused_foods, kept?.refused_foods, []),
    textures_avoided: optional(body.textures_avoided, kept?.textures_avoided, []),
    careful_chewing: optional(body.careful_chewing, kept?.careful_chewing, false),
    routine_level: optional(body.routine_level, kept?.routine_level, 0),
    weekday_minutes: orBefore(body.weekday_minutes, kept?.weekday_minutes),
    kitchen_minutes_weekday: orBefore(body.kitchen_minutes_weekday, kept?.kitchen_minutes_weekday),
    kitchen_minutes_weekend: orBefore(body.kitchen_minutes_weekend, kept?.kitchen_minutes_weekend),
    cooked_meals_week: orBefore(body.cooked_meals_week, kept?.cooked_meals_week),
    small_midday_appetite: optional(body.small_midday_appetite, kept?.small_midday_appetite, false),
    same_dinner_for_all: orBefore(body.same_dinner_for_all, kept?.same_dinner_for_all),
    people_at_table: optional(body.people_at_table, kept?.people_at_table, 1),
    eaters: optional<readonly StoredEater[]>(
      body.eaters && keepEaters(body.eaters),
      kept?.eaters,
      [],
    ),
    weekly_budget: orBefore(body.weekly_budget, kept?.weekly_budget),
    measures: optional(body.measures, kept?.measures, 'us'),
    answers: optional(stamped.answers, kept?.answers, []),
    labels_read: optional(stamped.labelsRead, kept?.labels_read, []),
    safe_foods_nearly_all: orBefore(body.safe_foods_nearly_all, kept?.safe_foods_nearly_all),
    new_foods: optional(body.new_foods, kept?.new_foods, 'weekly'),
    foods_said: optional(stampFoodFeedback(body, stamp), kept?.foods_said, []),
    ...(kept?.eating_log ? { eating_log: kept.eating_log } : {}),
    ...(kept?.dishes_said ? { dishes_said: kept.dishes_said } : {}),
    ...(kept?.removed_allergies ? { removed_allergies: kept.removed_allergies } : {}),
    ...(kept?.care_words ? { care_words: kept.care_words } : {}),
    ...(kept?.school_words ? { school_words: kept.school_words } : {}),
    ...(kept?.food_record ? { food_record: kept.food_record } : {}),
    ...(kept?.clinic_words ? { clinic_words: kept.clinic_words } : {}),
    formula: orBefore(body.formula, kept?.formula),
    energy_target_kcal: orBefore(body.energy_target_kcal, kept?.energy_target_kcal),
    red_flags: orBefore(stampRedFlags(body, stamp), kept?.red_flags),
  }
}

/** The day of the label that was read longest ago; null where none was read. */
export const oldestLabelOn = ({ labels_read: labels }: ChildProfile): string | null =>
  labels?.map(({ read_on }) => read_on).sort()[0] ?? null

/** The columns that hold a profile. Throws where the child has no key. */
export function profileColumns(keys: HouseholdKeys, id: string, profile: ChildProfile) {
  const key = keys.ofChild(id)
  if (!key) throw new Error('A child has no key')
  return {
    profile: sealedColumns.profile.seal(key, [keys.householdId, id], profile),
    oldestLabelOn: oldestLabelOn(profile),
  }
}
