import type { Place } from '@brightplate/contract/account/device'
import type { Household } from '@brightplate/contract/account/household'
import { and } from 'drizzle-orm'
import type { AppServices } from '../app-services.ts'
import type { Caller } from '../auth/caller.ts'
import { requireConfirmed } from '../auth/codes/require-confirmed.ts'
import { tellOfAccess } from '../auth/links/tell-of-access.ts'
import type { Db } from '../db/database.ts'
import { rowOf } from '../db/member.ts'
import { users } from '../db/tables/household/users.ts'
import { AppError } from '../errors.ts'
import { handOver } from './hand-over.ts'
import { lockParents } from './lock-parents.ts'
import { accountOfParent } from './membership/account-of-parent.ts'
import { actsHere } from './membership/acts-here.ts'
import { requireOwner } from './membership/require-owner.ts'
import { readHousehold } from './read-household.ts'

/** Makes another parent the owner, and notifies both. Throws `confirmation_needed`, `owner_needed` and `not_found`. */
export async function handOverHousehold(
  db: Db,
  now: Date,
  services: Pick<AppServices, 'lookup' | 'keys' | 'queue' | 'origin'>,
  caller: Caller,
  { to, place }: { to: string; place: Place },
): Promise<Household> {
  const { householdId, userId } = caller
  await requireOwner(db, caller)
  await requireConfirmed(db, now, caller.account)
  return db.transaction(async (tx) => {
    await lockParents(tx, householdId)
    await requireOwner(tx, caller)
    const here = and(actsHere(householdId), rowOf(users, householdId, to))
    if (to === userId || (await tx.$count(users, here)) === 0) throw new AppError('not_found')
    await handOver(tx, now, { householdId, userId: to })
    for (const id of [userId, to]) {
      const account = await accountOfParent(tx, services, { householdId, userId: id })
      if (!account) continue
      const { keys, email } = account
      // Where one parent is is nothing to tell the other.
      const from = id === userId ? place : null
      const event = { userId: id, email, kind: 'owner_changed', place: from } as const
      await tellOfAccess(tx, now, services, keys, event)
    }
    return readHousehold(tx, now, caller)
  })
}
