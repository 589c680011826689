import type { Db } from '../../db/database.ts'
import { type Member, rowOf } from '../../db/member.ts'
import { users } from '../../db/tables/household/users.ts'
import { AppError } from '../../errors.ts'

/** Throws `email_unverified` until a mailed link proved the account's address. */
export async function requireVerifiedEmail(db: Db, { householdId, userId }: Member): Promise<void> {
  const [row] = await db
    .select({ isVerified: users.emailVerified })
    .from(users)
    .where(rowOf(users, householdId, userId))
  if (!row?.isVerified) throw new AppError('email_unverified')
}
