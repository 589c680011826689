import type { KeyObject } from 'node:crypto'
import { type LookupKey, serviceKey } from '../keys/lookup-key.ts'

/** For mails that are about no account. */
export const keyOfNoAccount = (lookup: LookupKey): KeyObject =>
  serviceKey(lookup, 'mail of no account')

export const contextOfMail = (householdId: string | null, id: string): [string, string] => [
  householdId ?? '',
  id,
]
