import type { KeyObject } from 'node:crypto'
import type { ProfileSnapshot } from '@brightplate/contract/plans/meal-plan'
import { rulesVersion } from '@brightplate/foods/rules-version'
import { keyedHash } from '../../keys/sealed-columns.ts'

/** What a check depends on, its fields in one order whatever the order they were sent in. */
const checkedPart = ({ name: _, age_given_on: __, ...facts }: ProfileSnapshot): string =>
  JSON.stringify(Object.entries(facts).sort(([a], [b]) => (a < b ? -1 : 1)))

/** What was hashed last under each child's key: each list and each plan that is read asks for it again. */
const hashed = new WeakMap<KeyObject, { text: string; hash: string }>()

/** A hash of the profile that a plan is made for, under the child's key. */
export function madeForKey(key: KeyObject, profile: ProfileSnapshot): string {
  const text = checkedPart(profile)
  const before = hashed.get(key)
  if (before?.text === text) return before.hash
  const hash = keyedHash(key, 'made for', text)
  hashed.set(key, { text, hash })
  return hash
}

/** Of which revision, profile and rules a check was. `madeFor` is the profile's `madeForKey`. */
export const checkKey = (key: KeyObject, revision: number, madeFor: string): string =>
  keyedHash(key, 'checked for', JSON.stringify([revision, rulesVersion, madeFor]))
