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
  before: StoredChild | null
  userId: string
  now: Date
}

/**
 * The profile after a request: an absent optional field is left as it is, null clears it. An age counts
 * as given today when it changes or when a year has passed.
 */
export function changedProfile(body: ChildBody, { before, userId, now }: Change): ChildProfile {
  const optional = <Value>(
    value: Value | null | undefined,
    before: NoInfer<Value> | undefined,
    empty: NoInfer<Value>,
  ): Value => (value === undefined ? (before ?? empty) : (value ?? empty))
  const orBefore = <Value>(
    value: Value | null | undefined,
    before: Value | null | undefined,
  ): Value | null => (value === undefined ? (before ?? null) : value)
  const stamp: Stamp = { before: before ?? {}, userId, now }
  const stamped = stampAnswers(body, stamp)
  const isOfToday = !before || before.age !== body.age || before.age_given_on <= agesFrom(now)
  return {
    name: body.name,
    age: body.age,
    age_given_on: isOfToday ? plainDateOf(now) : before.age_given_on,
    diagnosis: body.diagnosis,
    allergies: body.allergies,
    behavioral_goals: body.behavioral_goals,
    dietary_preferences: body.dietary_preferences,
    safe_foods: optional(body.safe_foods, before?.safe_foods, []),
    refused_foods: optional(body.refused_foods, before?.refused_foods, []),
    textures_avoided: optional(body.textures_avoided, before?.textures_avoided, []),
    careful_chewing: optional(body.careful_chewing, before?.careful_chewing, false),
    routine_level: optional(body.routine_level, before?.routine_level, 0),
    weekday_minutes: orBefore(body.weekday_minutes, before?.weekday_minutes),
    kitchen_minutes_weekday: orBefore(
      body.kitchen_minutes_weekday,
      before?.kitchen_minutes_weekday,
    ),
    kitchen_minutes_weekend: orBefore(
      body.kitchen_minutes_weekend,
      before?.kitchen_minutes_weekend,
    ),
    cooked_meals_week: orBefore(body.cooked_meals_week, before?.cooked_meals_week),
    small_midday_appetite: optional(
      body.small_midday_appetite,
      before?.small_midday_appetite,
      false,
    ),
    same_dinner_for_all: orBefore(body.same_dinner_for_all, before?.same_dinner_for_all),
    people_at_table: optional(body.people_at_table, before?.people_at_table, 1),
    eaters: optional<readonly StoredEater[]>(
      body.eaters && keepEaters(body.eaters),
      before?.eaters,
      [],
    ),
    weekly_budget: orBefore(body.weekly_budget, before?.weekly_budget),
    measures: optional(body.measures, before?.measures, 'us'),
    answers: optional(stamped.answers, before?.answers, []),
    labels_read: optional(stamped.labelsRead, before?.labels_read, []),
    safe_foods_nearly_all: orBefore(body.safe_foods_nearly_all, before?.safe_foods_nearly_all),
    new_foods: optional(body.new_foods, before?.new_foods, 'weekly'),
    foods_said: optional(stampFoodFeedback(body, stamp), before?.foods_said, []),
    ...(before?.eating_log ? { eating_log: before.eating_log } : {}),
    ...(before?.dishes_said ? { dishes_said: before.dishes_said } : {}),
    ...(before?.removed_allergies ? { removed_allergies: before.removed_allergies } : {}),
    ...(before?.care_words ? { care_words: before.care_words } : {}),
    ...(before?.school_words ? { school_words: before.school_words } : {}),
    ...(before?.food_record ? { food_record: before.food_record } : {}),
    ...(before?.clinic_words ? { clinic_words: before.clinic_words } : {}),
    formula: orBefore(body.formula, before?.formula),
    energy_target_kcal: orBefore(body.energy_target_kcal, before?.energy_target_kcal),
    red_flags: orBefore(stampRedFlags(body, stamp), before?.red_flags),
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
