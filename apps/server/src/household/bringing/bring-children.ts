import type { Household } from '@brightplate/contract/account/household'
import { and, eq, inArray } from 'drizzle-orm'
import type { AppServices } from '../../app-services.ts'
import type { Caller } from '../../auth/caller.ts'
import { requireConfirmed } from '../../auth/codes/require-confirmed.ts'
import { announceChange } from '../../changes/changes.ts'
import { deleteChildIn } from '../../children/delete-child.ts'
import { requireRoomForChild } from '../../children/require-room-for-child.ts'
import type { Db } from '../../db/database.ts'
import { lockHousehold } from '../../db/lock-household.ts'
import { rowOf } from '../../db/member.ts'
import { children } from '../../db/tables/household/children.ts'
import { users } from '../../db/tables/household/users.ts'
import { AppError } from '../../errors.ts'
import type { HouseholdKeys } from '../../keys/household-keys.ts'
import { destroyKeys } from '../../keys/stores/destroy-keys.ts'
import { lockParents } from '../lock-parents.ts'
import { readHousehold } from '../read-household.ts'
import { copyChild } from './copy-child.ts'
import { nameEaters } from './name-eaters.ts'

/** Throws `not_found` for who joined no household, or does not belong to it any more. */
async function requireJoined(db: Db, { householdId, userId, account }: Caller): Promise<void> {
  const joined = and(
    rowOf(users, householdId, userId),
    eq(users.homeHouseholdId, account.householdId),
  )
  if ((await db.$count(users, joined)) === 0) throw new AppError('not_found')
}

/** Throws `not_found` where one of them is not at home. */
async function requireAtHome(db: Db, { householdId }: HouseholdKeys, ids: string[]): Promise<void> {
  const there = and(eq(children.householdId, householdId), inArray(children.id, ids))
  if ((await db.$count(children, there)) < ids.length) throw new AppError('not_found')
}

/**
 * Brings children of the caller's own account into the household that they joined: profiles, plans with what they were
 * before, lists and ticks are sealed again there, and gone at home together with their keys. One transaction: cut off,
 * nothing has happened. Links that shared a child end. Throws `not_found`, `confirmation_needed`, and `invalid_input`
 * where the household has no room.
 */
export async function bringChildren(
  db: Db,
  now: Date,
  { keys: store }: Pick<AppServices, 'keys'>,
  caller: Caller,
  childIds: readonly string[],
): Promise<Household> {
  const { householdId, account } = caller
  const home = account.keys
  const ids = [...new Set(childIds)]
  await requireJoined(db, caller)
  await requireAtHome(db, home, ids)
  await requireConfirmed(db, now, account)
  // Before the transaction: keys are written elsewhere. One that stays unused opens nothing.
  const here = await store.change(db, householdId, (held) =>
    ids.reduce((keys, id) => keys.withChild(id), held),
  )
  const household = await db.transaction(async (tx) => {
    await lockParents(tx, householdId)
    await lockHousehold(tx, home.householdId)
    await requireJoined(tx, caller)
    await requireAtHome(tx, home, ids)
    await nameEaters(tx, home, ids)
    for (const id of ids) {
      await requireRoomForChild(tx, householdId)
      await copyChild(tx, { from: home, to: here }, id)
    }
    for (const id of ids) await deleteChildIn(tx, now, home, id, 'delete')
    await announceChange(tx, householdId)
    return readHousehold(tx, now, { ...caller, keys: here })
  })
  await destroyKeys(db, store, home)
  return household
}
