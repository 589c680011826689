import { eq } from 'drizzle-orm'
import type { AppServices } from '../app-services.ts'
import { accountLimit, networkLimits } from '../auth/limits/attempt-limits.ts'
import { countAttempts, forgetAttempts } from '../auth/limits/count-attempts.ts'
import type { Networks } from '../auth/limits/networks-of.ts'
import type { Db } from '../db/database.ts'
import { credentials } from '../db/schema.ts'
import { AppError } from '../errors.ts'

export type PasswordServices = Pick<AppServices, 'secret' | 'passwords'>

const detail = 'This is not your current password.'

/**
 * Throws `bad_credentials` unless `password` is the user's present one, and `too_many_requests`
 * where it was guessed at too often; answers with its hash.
 */
export async function confirmPassword(
  db: Db,
  now: Date,
  { secret, passwords }: PasswordServices,
  { userId, networks }: { userId: string; networks: Networks | null },
  password: string,
): Promise<string> {
  const counted = await countAttempts(db, now, [
    accountLimit(secret, 'confirm_password', userId),
    ...networkLimits(secret, 'confirm_password', networks),
  ])
  const [row] = await db
    .select({ hash: credentials.password })
    .from(credentials)
    .where(eq(credentials.userId, userId))
  if (!row?.hash || !(await passwords.verify(row.hash, password, 'known'))) {
    throw new AppError('bad_credentials', { detail, fields: { current_password: detail } })
  }
  await forgetAttempts(db, counted)
  return row.hash
}
