import type { HouseholdKeys } from '../keys/household-keys.ts'
import { keyedHash } from '../keys/sealed-columns.ts'

/** Of four digits only a keyed hash hides anything; it is sealed beside. */
export const codeHash = ({ own }: HouseholdKeys, linkId: string, code: string): string =>
  keyedHash(own, 'care link code', JSON.stringify([linkId, code]))
