import type { Account } from '@brightplate/contract/account'
import { eq } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { users } from '../db/schema.ts'
import { AppError } from '../errors.ts'
import { toAccount } from './to-account.ts'

export async function readAccount(
  db: Db,
  userId: string,
  modelProvider: string | null,
): Promise<Account> {
  const [row] = await db.select().from(users).where(eq(users.id, userId))
  if (!row) throw new AppError('unauthenticated')
  return toAccount(row, modelProvider)
}
