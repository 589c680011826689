import type { Place } from '@brightplate/contract/account/device'
import { limits } from '@brightplate/contract/limits'
import { dayMs } from '@brightplate/contract/plain-date'
import type { Db } from '../../db/database.ts'
import { sessions } from '../../db/tables/directory/sessions.ts'
import type { HouseholdKeys } from '../../keys/household-keys.ts'
import { type LookupKey, tokenHash } from '../../keys/lookup-key.ts'
import { sealedColumns } from '../../keys/sealed-columns.ts'
import { newId } from '../../new-id.ts'
import { newToken } from '../secrets/secret-token.ts'

/** How long a session lives that nobody uses, and how long one that is used every day. */
export const sessionMs = limits.sessionDays * dayMs
export const longestSessionMs = limits.longestSessionDays * dayMs

/** Opens a session and answers with its token, which is kept nowhere here. */
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
  await db.insert(sessions).values({
    tokenHash: tokenHash(lookup, token),
    id,
    householdId,
    userId,
    place: sealedColumns.sessionPlace.seal(keys.own, [householdId, id], place),
    createdAt: now,
    usedAt: now,
    expiresAt: new Date(now.getTime() + sessionMs),
  })
  return token
}
