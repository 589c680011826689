import { verifyPassword } from 'better-auth/crypto'
import { eq } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { credentials } from '../db/schema.ts'
import { AppError } from '../errors.ts'

/** Throws `bad_credentials` unless `password` is the user's present one. */
export async function confirmPassword(db: Db, userId: string, password: string): Promise<void> {
  const [row] = await db
    .select({ hash: credentials.password })
    .from(credentials)
    .where(eq(credentials.userId, userId))
  if (!row?.hash || !(await verifyPassword({ hash: row.hash, password }))) {
    throw new AppError('bad_credentials', {
      detail: 'This is not your current password.',
      fields: { current_password: 'This is not your current password.' },
    })
  }
}
