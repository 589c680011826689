import type { Place } from '@brightplate/contract/account/device'
import { and, ne } from 'drizzle-orm'
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
import type { HouseholdKeys } from '../keys/household-keys.ts'
import { isId, newId } from '../new-id.ts'
import { tryForgetCustomer } from '../payments/try-forget-customer.ts'
import { deleteParent } from './delete-parent.ts'
import { lockParents } from './lock-parents.ts'
import { type AccountOfParent, accountOfParent } from './membership/account-of-parent.ts'
import { actsHere } from './membership/acts-here.ts'
import { requireOwner } from './membership/require-owner.ts'
import { moveAccount } from './own-home/move-account.ts'

type RemoveServices = Pick<AppServices, 'lookup' | 'keys' | 'queue' | 'origin' | 'payments'>

/** The account of who is to leave. Throws `not_found`, and `last_parent_stays` where nobody else would be left. */
async function requireLeaving(
  db: Db,
  services: RemoveServices,
  { householdId, id }: { householdId: string; id: string },
): Promise<AccountOfParent> {
  const account = isId(id) ? await accountOfParent(db, services, { householdId, userId: id }) : null
  if (!account) throw new AppError('not_found')
  const others = and(actsHere(householdId), ne(users.id, id))
  if ((await db.$count(users, others)) === 0) throw new AppError('last_parent_stays')
  return account
}

/** Where the account of who leaves is from now on: whose account made the household takes it to one of its own. */
async function goHome(
  tx: Db,
  now: Date,
  services: RemoveServices,
  { keys: from, userId, email }: AccountOfParent,
  to: HouseholdKeys | null,
): Promise<HouseholdKeys> {
  if (to) {
    const codesEnded = await moveAccount(tx, now, { from, to }, userId)
    const told = { userId, email, kind: 'recovery_codes_ended', place: null } as const
    if (codesEnded) await tellOfAccess(tx, now, services, to, told)
    return to
  }
  await tx
    .update(users)
    .set({ actsIn: null, updatedAt: now })
    .where(rowOf(users, from.householdId, userId))
  return from
}

/**
 * Removes a parent from the household, or has the caller leave it: all their sessions end, their account opens a
 * household of its own, and what they shared of the children ends. Throws `confirmation_needed`, `owner_needed`,
 * `last_parent_stays` and `not_found`.
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
  const { householdId: homeId } = await requireLeaving(db, services, { householdId, id })
  await requireConfirmed(db, now, caller.account)
  // Before the transaction: keys are written elsewhere. Those that stay unused open nothing.
  const newHome = homeId === householdId ? await services.keys.create(db, newId(now)) : null
  const customer = await db
    .transaction(async (tx) => {
      await lockParents(tx, householdId)
      if (!leaves) await requireOwner(tx, caller)
      const leaving = await requireLeaving(tx, services, { householdId, id })
      await lockUser(tx, leaving.keys, id)
      const home = await goHome(tx, now, services, leaving, newHome)
      const customer = await deleteParent(tx, now, services.payments, { householdId, userId: id })
      await endSessions(tx, ofMember(sessions, leaving))
      if (!leaves) {
        await noteAccessEvent(tx, now, caller.account.keys, { userId, kind: 'parent_left', place })
      }
      const left = { userId: id, kind: 'household_left', place: leaves ? place : null } as const
      await tellOfAccess(tx, now, services, home, { ...left, email: leaving.email })
      return customer
    })
    .catch(async (error: unknown) => {
      if (newHome && error instanceof AppError) {
        await services.keys.destroy(db, newHome.householdId).catch(() => {})
      }
      throw error
    })
  if (customer) await tryForgetCustomer(db, services.payments, now, customer)
}
