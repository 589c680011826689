import type { Member } from '../../db/member.ts'
import type { HouseholdKeys } from '../../keys/household-keys.ts'

/** Who sends a request that a session let in. */
export interface Caller extends Member {
  /** The session's key: the hash of its token. */
  sessionHash: string
  /** What opens the household's rows. */
  keys: HouseholdKeys
}
