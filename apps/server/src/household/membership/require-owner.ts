import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { type Member, rowOf } from '../../db/member.ts'
import { users } from '../../db/tables/household/users.ts'
import { AppError } from '../../errors.ts'

export async function isOwner(db: Db, { householdId, userId }: Member): Promise<boolean> {
  const own = and(rowOf(users, householdId, userId), eq(users.role, 'owner'))
  return (await db.$count(users, own)) > 0
}

/** Throws `owner_needed` for who does not own the household. */
export async function requireOwner(db: Db, member: Member): Promise<void> {
  if (!(await isOwner(db, member))) throw new AppError('owner_needed')
}
