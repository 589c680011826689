import type { Household } from '@brightplate/contract/account/household'
import { asc, eq } from 'drizzle-orm'
import type { AccountHolder, Caller } from '../auth/caller.ts'
import { openChild } from '../children/stored/open-child.ts'
import type { Db } from '../db/database.ts'
import { children } from '../db/tables/household/children.ts'
import { invitations } from '../db/tables/household/invitations.ts'
import { users } from '../db/tables/household/users.ts'
import { sealedColumns } from '../keys/sealed-columns.ts'
import { actsHere } from './membership/acts-here.ts'
import { liveInvitations } from './membership/live-invitations.ts'
import { toInvitation } from './membership/to-invitation.ts'

/** The children of the caller's own account, which is another household than the one that they act in. */
async function ownChildren(db: Db, { householdId, keys }: AccountHolder) {
  const rows = await db
    .select()
    .from(children)
    .where(eq(children.householdId, householdId))
    .orderBy(asc(children.createdAt), asc(children.id))
  return rows.flatMap((row) => {
    const child = openChild(keys, row)
    return child ? { id: child.id, name: child.name } : []
  })
}

/** Who acts in the caller's household, and who is invited. */
export async function readHousehold(
  db: Db,
  now: Date,
  { householdId, userId, keys, account }: Omit<Caller, 'sessionHash'>,
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
  const own = account.householdId === householdId ? [] : await ownChildren(db, account)
  return {
    ...(own.length > 0 ? { own_children: own } : {}),
    parents: parents.map(({ id, role, person, createdAt }) => ({
      id,
      name: sealedColumns.name.open(keys.own, [householdId, id], person).name,
      role,
      is_you: id === userId,
      joined_at: createdAt.toISOString(),
    })),
    invitations: invited.map((row) => toInvitation(keys, row)),
  }
}
