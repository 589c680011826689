import type { Place } from '@brightplate/contract/account/device'
import type { AppServices } from '../app-services.ts'
import type { Caller } from '../auth/caller.ts'
import { requireConfirmed } from '../auth/codes/require-confirmed.ts'
import { noteAccessEvent } from '../auth/events/note-access-event.ts'
import { lockUser } from '../auth/links/account-link.ts'
import { tellOfAccess } from '../auth/links/tell-of-access.ts'
import { endSessions } from '../auth/sessions/end-sessions.ts'
import type { Db } from '../db/database.ts'
import { ofMember, rowOf } from '../db/member.ts'
import { sessions } from '../db/tables/directory/sessions.ts'
import { users } from '../db/tables/household/users.ts'
import { AppError } from '../errors.ts'
import { destroyKeys } from '../keys/stores/destroy-keys.ts'
import { isId } from '../new-id.ts'
import { tryForgetCustomer } from '../payments/try-forget-customer.ts'
import { deleteParent } from './delete-parent.ts'
import { lockParents } from './lock-parents.ts'
import { type AccountOfParent, accountOfParent } from './membership/account-of-parent.ts'
import { requireOwner } from './membership/require-owner.ts'

type RemoveServices = Pick<AppServices, 'lookup' | 'keys' | 'queue' | 'origin' | 'payments'>

/** The account of who is to leave. Throws `not_found`, and `founder_stays` for whose account made the household. */
async function requireJoined(
  db: Db,
  services: RemoveServices,
  { householdId, id }: { householdId: string; id: string },
): Promise<AccountOfParent> {
  const account = isId(id) ? await accountOfParent(db, services, { householdId, userId: id }) : null
  if (!account) throw new AppError('not_found')
  if (account.householdId === householdId) throw new AppError('founder_stays')
  return account
}

/**
 * Removes a parent who joined the household, or has the caller leave it: all their sessions end, their account opens its
 * own household again, and what they shared of the children ends. Throws `confirmation_needed`, `owner_needed`,
 * `founder_stays` and `not_found`.
 */
export async function removeParent(
  db: Db,
  now: Date,
  services: RemoveServices,
  caller: Caller,
  { id, place }: { id: string; place: Place },
): Promise<void> {
  const { householdId, userId } = caller
  const leaves = id === userId
  if (!leaves) await requireOwner(db, caller)
  await requireJoined(db, services, { householdId, id })
  await requireConfirmed(db, now, caller.account)
  const customer = await db.transaction(async (tx) => {
    await lockParents(tx, householdId)
    if (!leaves) await requireOwner(tx, caller)
    const leaving = await requireJoined(tx, services, { householdId, id })
    await lockUser(tx, leaving.keys, leaving.userId)
    const customer = await deleteParent(tx, now, services.payments, { householdId, userId: id })
    await tx
      .update(users)
      .set({ actsIn: null, updatedAt: now })
      .where(rowOf(users, leaving.householdId, id))
    await endSessions(tx, ofMember(sessions, leaving))
    if (!leaves) {
      await noteAccessEvent(tx, now, caller.account.keys, { userId, kind: 'parent_left', place })
    }
    const { keys, email } = leaving
    const left = {
      userId: id,
      email,
      kind: 'household_left',
      place: leaves ? place : null,
    } as const
    await tellOfAccess(tx, now, services, keys, left)
    return customer
  })
  await destroyKeys(db, services.keys, { householdId })
  if (customer) await tryForgetCustomer(db, services.payments, now, customer)
}
