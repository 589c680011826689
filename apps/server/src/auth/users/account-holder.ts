import type { Member } from '../../db/member.ts'
import type { HouseholdKeys } from '../../keys/household-keys.ts'

/** Whose account a session is of: the row with password, passkeys and sessions, whichever household it opens. */
export interface AccountHolder extends Member {
  /** Where the account is. */
  isHome: true
  /** The session's key: the hash of its token. */
  sessionHash: string
  /** What opens the rows of where the account is. */
  keys: HouseholdKeys
}
