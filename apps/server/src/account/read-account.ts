import type { Account } from '@brightplate/contract/account/account'
import type { Caller } from '../auth/caller.ts'
import { findUser } from '../auth/users/find-user.ts'
import type { Db } from '../db/database.ts'
import { rowOf } from '../db/member.ts'
import { users } from '../db/tables/household/users.ts'
import { AppError } from '../errors.ts'
import { type AccountSetup, toAccount } from './to-account.ts'

/** The account, with what its parent agreed to in the household in which they act. */
export async function readAccount(
  db: Db,
  { householdId, userId, account }: Caller,
  setup: AccountSetup,
): Promise<Account> {
  const user = await findUser(db, account.keys, userId)
  if (!user) throw new AppError('unauthenticated')
  const [agreed] = await db
    .select({ modelProvider: users.modelProvider, modelAgreedAt: users.modelAgreedAt })
    .from(users)
    .where(rowOf(users, householdId, userId))
  return toAccount({ ...user, ...agreed }, setup)
}
