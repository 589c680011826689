import type { AppServices } from '../../app-services.ts'
import { findUser } from '../../auth/users/find-user.ts'
import type { Db } from '../../db/database.ts'
import { type Member, rowOf } from '../../db/member.ts'
import { users } from '../../db/tables/household/users.ts'
import type { HouseholdKeys } from '../../keys/household-keys.ts'

export interface AccountOfParent extends Member {
  /** Of where the account is. */
  keys: HouseholdKeys
  email: string
}

/** The account of a parent of a household; null where there is none. */
export async function accountOfParent(
  tx: Db,
  { keys: store }: Pick<AppServices, 'keys'>,
  { householdId, userId }: Member,
): Promise<AccountOfParent | null> {
  const [row] = await tx
    .select({ home: users.homeHouseholdId })
    .from(users)
    .where(rowOf(users, householdId, userId))
  const keys = row && (await store.find(tx, row.home ?? householdId))
  const user = keys && (await findUser(tx, keys, userId))
  return user ? { householdId: keys.householdId, userId, keys, email: user.email } : null
}
