import { eq } from 'drizzle-orm'
import type { Caller } from '../auth/caller.ts'
import type { Db } from '../db/database.ts'
import { households, users } from '../db/schema.ts'
import { confirmPassword } from './confirm-password.ts'

/** Erases user, children, plans and sessions at once. Throws `bad_credentials`. */
export async function eraseAccount(
  db: Db,
  { userId, householdId }: Caller,
  password: string,
): Promise<void> {
  await confirmPassword(db, userId, password)
  await db.transaction(async (tx) => {
    await tx.delete(users).where(eq(users.id, userId))
    const members = await tx.query.householdMembers.findFirst({
      where: (member, { eq: is }) => is(member.householdId, householdId),
    })
    if (!members) await tx.delete(households).where(eq(households.id, householdId))
  })
}
