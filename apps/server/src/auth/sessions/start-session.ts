import type { Place } from '@brightplate/contract/account/device'
import { limits } from '@brightplate/contract/limits'
import { dayMs } from '@brightplate/contract/plain-date'
import type { Db } from '../../db/database.ts'
import { type Member, rowOf } from '../../db/member.ts'
import { sessions } from '../../db/tables/directory/sessions.ts'
import { users } from '../../db/tables/household/users.ts'
import type { HouseholdKeys } from '../../keys/household-keys.ts'
import { type LookupKey, tokenHash } from '../../keys/lookup-key.ts'
import { sealedColumns } from '../../keys/sealed-columns.ts'
import { newId } from '../../new-id.ts'
import { newToken } from '../secrets/secret-token.ts'

/** How long a session lives that nobody uses, and how long one that is used every day. */
export const sessionMs = limits.sessionDays * dayMs
export const longestSessionMs = limits.longestSessionDays * dayMs

/** The household that an account opens, where that is not its own; null where a restored backup lost that one. */
async function openedHousehold(db: Db, { householdId, userId }: Member): Promise<string | null> {
  const [user] = await db
    .select({ actsIn: users.actsIn })
    .from(users)
    .where(rowOf(users, householdId, userId))
  if (!user?.actsIn) return null
  if ((await db.$count(users, rowOf(users, user.actsIn, userId))) > 0) return user.actsIn
  await db
    .update(users)
    .set({ actsIn: null })
    .where(rowOf(users, householdId, userId))
  return null
}

/** Opens a session for the household in which its user acts, and answers with its token, which is kept nowhere here. Under the account's lock. */
export async function startSession(
  db: Db,
  now: Date,
  lookup: LookupKey,
  keys: HouseholdKeys,
  { userId, place }: { userId: string; place: Place },
): Promise<string> {
  const { householdId } = keys
  const token = newToken()
  const id = newId(now)
  const actsIn = await openedHousehold(db, { householdId, userId })
  await db.insert(sessions).values({
    tokenHash: tokenHash(lookup, token),
    id,
    householdId,
    userId,
    actsIn,
    place: sealedColumns.sessionPlace.seal(keys.own, [householdId, id], place),
    createdAt: now,
    usedAt: now,
    expiresAt: new Date(now.getTime() + sessionMs),
  })
  return token
}
