import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { type Member, rowOf } from '../../db/member.ts'
import { users } from '../../db/tables/household/users.ts'
import { AppError } from '../../errors.ts'

/** Throws `owner_needed` for who does not own the household. */
export async function requireOwner(db: Db, { householdId, userId }: Member): Promise<void> {
  const own = and(rowOf(users, householdId, userId), eq(users.role, 'owner'))
  if ((await db.$count(users, own)) === 0) throw new AppError('owner_needed')
}
