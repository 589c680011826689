import type { KeyObject } from 'node:crypto'
import { type ChildProfile, sealedColumns } from '../../keys/sealed-columns.ts'

interface Opened {
  sealed: Buffer
  profile: ChildProfile
}

/** What each child's key opened last. A key that was unwrapped stays open for a second (keys/stores/opened-keys.ts), and this with it. */
const opened = new WeakMap<KeyObject, Opened>()

/** Several requests get the same profile: none may change it. */
function freezeWhole<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) freezeWhole(inner)
    Object.freeze(value)
  }
  return value
}

/** A child's profile, opened once for all who read the very same bytes with the same key. Throws a `SealError`. */
export function openProfile(
  key: KeyObject,
  row: readonly [householdId: string, childId: string],
  sealed: Buffer,
): ChildProfile {
  const before = opened.get(key)
  if (before?.sealed.equals(sealed)) return before.profile
  const profile = freezeWhole(sealedColumns.profile.open(key, row, sealed))
  opened.set(key, { sealed: Buffer.from(sealed), profile })
  return profile
}
