import type { Account } from '@brightplate/contract/account/account'
import type { Caller } from '../auth/caller.ts'
import { findUser } from '../auth/users/find-user.ts'
import type { Db } from '../db/database.ts'
import { AppError } from '../errors.ts'
import { type AccountSetup, toAccount } from './to-account.ts'

export async function readAccount(
  db: Db,
  { keys, userId }: Pick<Caller, 'keys' | 'userId'>,
  setup: AccountSetup,
): Promise<Account> {
  const user = await findUser(db, keys, userId)
  if (!user) throw new AppError('unauthenticated')
  return toAccount(user, setup)
}
