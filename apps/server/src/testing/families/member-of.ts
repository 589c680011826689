import { eq } from 'drizzle-orm'
import type { Member } from '../../db/member.ts'
import { users } from '../../db/tables/household/users.ts'
import type { HouseholdKeys } from '../../keys/household-keys.ts'
import type { TestApp } from '../test-app.ts'

/** A user with the household that it is of. */
export async function memberOf(
  { database }: Pick<TestApp, 'database'>,
  userId: string,
): Promise<Member> {
  const [row] = await database.db
    .select({ householdId: users.householdId, userId: users.id })
    .from(users)
    .where(eq(users.id, userId))
  if (!row) throw new Error('There is no such user')
  return row
}

/** What opens the rows of a user's household. */
export async function keysOf(
  testApp: Pick<TestApp, 'database' | 'services'>,
  userId: string,
): Promise<HouseholdKeys> {
  const { householdId } = await memberOf(testApp, userId)
  const keys = await testApp.services.keys.find(testApp.database.db, householdId)
  if (!keys) throw new Error('The household has no keys')
  return keys
}
