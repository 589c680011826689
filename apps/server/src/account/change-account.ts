import type { Account, ChangeAccountBody } from '@brightplate/contract/account'
import { hashPassword } from 'better-auth/crypto'
import { and, eq, ne } from 'drizzle-orm'
import type { Caller } from '../auth/caller.ts'
import type { Db } from '../db/database.ts'
import { credentials, modelRecipes, sessions, users } from '../db/schema.ts'
import { AppError } from '../errors.ts'
import { confirmPassword } from './confirm-password.ts'
import { readAccount } from './read-account.ts'

/** The agreement is with the provider that the screen named: without one there is nothing to agree to. */
function agreement(now: Date, modelProvider: string | null, optIn: boolean | undefined) {
  if (optIn === undefined) return {}
  return optIn && modelProvider
    ? { modelProvider, modelAgreedAt: now }
    : { modelProvider: null, modelAgreedAt: null }
}

/** Throws `bad_credentials` and `email_taken`. A new password ends every other session. */
export async function changeAccount(
  db: Db,
  now: Date,
  { userId, householdId, sessionId }: Caller,
  modelProvider: string | null,
  { name, email, new_password, current_password, model_opt_in }: ChangeAccountBody,
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
    await tx
      .update(users)
      .set({ name, email, ...agreement(now, modelProvider, model_opt_in), updatedAt: now })
      .where(eq(users.id, userId))
    // With the agreement goes what came of it; plans that hold such dishes keep them.
    if (model_opt_in === false) {
      await tx.delete(modelRecipes).where(eq(modelRecipes.householdId, householdId))
    }
    if (hash) {
      await tx
        .update(credentials)
        .set({ password: hash, updatedAt: now })
        .where(eq(credentials.userId, userId))
      await tx.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId)))
    }
    return readAccount(tx, userId, modelProvider)
  })
}
