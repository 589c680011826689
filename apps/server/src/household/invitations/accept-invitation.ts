import type { Place } from '@brightplate/contract/account/device'
import type { AccountHolder } from '../../auth/caller.ts'
import type { Db } from '../../db/database.ts'
import { findInvitation } from './find-invitation.ts'
import { type JoinServices, joinHousehold } from './join-household.ts'

/** Joins with the account that is signed in. Throws as `findInvitation` and `joinHousehold` do. */
export async function acceptInvitation(
  db: Db,
  now: Date,
  services: JoinServices,
  { userId, keys: home }: AccountHolder,
  { token, place }: { token: string; place: Place },
): Promise<void> {
  const invitation = await findInvitation(db, now, services, token)
  await db.transaction((tx) =>
    joinHousehold(tx, now, services, { userId, home, invitation, place }),
  )
}
