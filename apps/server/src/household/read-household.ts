import type { Household } from '@brightplate/contract/account/household'
import { asc } from 'drizzle-orm'
import type { Caller } from '../auth/caller.ts'
import type { Db } from '../db/database.ts'
import { invitations } from '../db/tables/household/invitations.ts'
import { users } from '../db/tables/household/users.ts'
import { sealedColumns } from '../keys/sealed-columns.ts'
import { actsHere } from './membership/acts-here.ts'
import { liveInvitations } from './membership/live-invitations.ts'
import { toInvitation } from './membership/to-invitation.ts'

/** Who acts in the caller's household, and who is invited. */
export async function readHousehold(
  db: Db,
  now: Date,
  { householdId, userId, keys }: Pick<Caller, 'householdId' | 'userId' | 'keys'>,
): Promise<Household> {
  const parents = await db
    .select()
    .from(users)
    .where(actsHere(householdId))
    .orderBy(asc(users.createdAt), asc(users.id))
  const invited = await db
    .select()
    .from(invitations)
    .where(liveInvitations(householdId, now))
    .orderBy(asc(invitations.id))
  return {
    parents: parents.map(({ id, role, person, homeHouseholdId, createdAt }) => ({
      id,
      name: sealedColumns.name.open(keys.own, [householdId, id], person).name,
      role,
      is_you: id === userId,
      is_founder: homeHouseholdId === null,
      joined_at: createdAt.toISOString(),
    })),
    invitations: invited.map((row) => toInvitation(keys, row)),
  }
}
