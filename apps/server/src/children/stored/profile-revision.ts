import type { HouseholdKeys } from '../../keys/household-keys.ts'
import { type ChildProfile, keyedHash } from '../../keys/sealed-columns.ts'
import type { StoredChild } from './open-child.ts'

/** What a form neither shows nor sends: it has calls of its own, or the server's clock sets it. */
const notOfForms: ReadonlySet<string> = new Set<keyof StoredChild>([
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
])

const ofForms = (profile: ChildProfile): Map<string, string> =>
  new Map(
    Object.entries(profile)
      .filter(([field]) => !notOfForms.has(field))
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([field, value]) => [field, JSON.stringify(value)]),
  )

/** Of children as they were opened (open-child.ts): each is asked for its revision with every read. */
const revisions = new WeakMap<StoredChild, string>()

/** By which a change says which profile it was made from: the same as long as all that it may set is. Null without the child's key. */
export function profileRevision(keys: HouseholdKeys, stored: StoredChild): string | null {
  const known = revisions.get(stored)
  if (known !== undefined) return known
  const key = keys.ofChild(stored.id)
  if (!key) return null
  const revision = keyedHash(key, 'revision', JSON.stringify([...ofForms(stored)]))
  revisions.set(stored, revision)
  return revision
}

/** The fields in which two profiles are not the same. */
export function differingFields(one: ChildProfile, other: ChildProfile): string[] {
  const [mine, theirs] = [ofForms(one), ofForms(other)]
  return [...new Set([...mine.keys(), ...theirs.keys()])].filter(
    (field) => mine.get(field) !== theirs.get(field),
  )
}
