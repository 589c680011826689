import type { HouseholdKeys } from '../../keys/household-keys.ts'

/** What opens the rows of the household that a child or an account leaves, and seals those of the one to which it comes. */
export interface BetweenHomes {
  from: HouseholdKeys
  to: HouseholdKeys
}
