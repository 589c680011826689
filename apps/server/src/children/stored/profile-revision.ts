import type { HouseholdKeys } from '../../keys/household-keys.ts'
import { type ChildProfile, keyedHash } from '../../keys/sealed-columns.ts'
import type { StoredChild } from './open-child.ts'

/** What a form neither shows nor sends: it has calls of its own, or the server's clock sets it. */
const notOfForms: readonly (keyof StoredChild)[] = [
  'id',
  'created_at',
  'age_given_on',
  'care_words',
  'clinic_words',
  'dishes_said',
  'eating_log',
  'food_record',
  'removed_allergies',
  'school_words',
]

const ofForms = (profile: ChildProfile): Map<string, string> =>
  new Map(
    Object.entries(profile)
      .filter(([field]) => !notOfForms.some((one) => one === field))
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([field, value]) => [field, JSON.stringify(value)]),
  )

/** By which a change says which profile it was made from: the same as long as all that it may set is. Null without the child's key. */
export function profileRevision(keys: HouseholdKeys, stored: StoredChild): string | null {
  const key = keys.ofChild(stored.id)
  return key && keyedHash(key, 'revision', JSON.stringify([...ofForms(stored)]))
}

/** The fields in which two profiles are not the same. */
export function differingFields(one: ChildProfile, other: ChildProfile): string[] {
  const [mine, theirs] = [ofForms(one), ofForms(other)]
  return [...new Set([...mine.keys(), ...theirs.keys()])].filter(
    (field) => mine.get(field) !== theirs.get(field),
  )
}
