import type { Member } from '../../db/member.ts'
import type { HouseholdKeys } from '../../keys/household-keys.ts'
import type { AccountHolder } from '../users/account-holder.ts'

/** Who sends a request that a session let in, in the household in which they act. */
export interface Caller extends Member {
  /** The session's key: the hash of its token. */
  sessionHash: string
  /** What opens the household's rows. */
  keys: HouseholdKeys
  account: AccountHolder
}
