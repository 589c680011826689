import type { Account, ChangeAccountBody } from '@brightplate/contract/account'
import { hashPassword } from 'better-auth/crypto'
import { and, eq, ne } from 'drizzle-orm'
import type { Caller } from '../auth/caller.ts'
import type { Db } from '../db/database.ts'
import { credentials, sessions, users } from '../db/schema.ts'
import { AppError } from '../errors.ts'
import { confirmPassword } from './confirm-password.ts'
import { readAccount } from './read-account.ts'

/** Throws `bad_credentials` and `email_taken`. A new password ends every other session. */
export async function changeAccount(
  db: Db,
  now: Date,
  { userId, sessionId }: Caller,
  { name, email, new_password, current_password }: ChangeAccountBody,
): Promise<Account> {
  if (email || new_password) await confirmPassword(db, userId, current_password ?? '')
  const hash = new_password ? await hashPassword(new_password) : null
  return db.transaction(async (tx) => {
    if (email) {
      const others = await tx
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.email, email), ne(users.id, userId)))
      if (others.length > 0) throw new AppError('email_taken')
    }
    await tx.update(users).set({ name, email, updatedAt: now }).where(eq(users.id, userId))
    if (hash) {
      await tx
        .update(credentials)
        .set({ password: hash, updatedAt: now })
        .where(eq(credentials.userId, userId))
      await tx.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId)))
    }
    return readAccount(tx, userId)
  })
}
