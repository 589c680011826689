import type { Child, ChildBody } from '@brightplate/contract/child/child'
import { and, eq } from 'drizzle-orm'
import type { AppServices } from '../app-services.ts'
import type { Caller } from '../auth/caller.ts'
import type { Db } from '../db/database.ts'
import { lockHousehold } from '../db/lock-household.ts'
import { rowOf } from '../db/member.ts'
import { onlyRow } from '../db/only-row.ts'
import { children } from '../db/tables/household/children.ts'
import { AppError } from '../errors.ts'
import type { HouseholdKeys } from '../keys/household-keys.ts'
import type { KeyStore } from '../keys/stores/key-store.ts'
import { newId } from '../new-id.ts'
import { findSiblings } from './eaters/find-siblings.ts'
import { requireEaters } from './eaters/require-eaters.ts'
import { requireRoomForChild } from './require-room-for-child.ts'
import { changedProfile, profileColumns } from './stored/child-columns.ts'
import { type ChildRow, openChild } from './stored/open-child.ts'
import { toChild } from './to-child.ts'

/** The child created by an earlier request with the same key. */
async function ofSameRequest(
  db: Db,
  householdId: string,
  idempotencyKey: string | null,
): Promise<ChildRow | null> {
  if (idempotencyKey === null) return null
  const [row] = await db
    .select()
    .from(children)
    .where(and(eq(children.householdId, householdId), eq(children.idempotencyKey, idempotencyKey)))
  return row ?? null
}

interface NewChild {
  id: string
  userId: string
  idempotencyKey: string | null
}

interface Stored {
  row: ChildRow
  /** The household's keys, that child's among them. */
  keys: HouseholdKeys
}

/** Inserts the child, or overwrites the one that the same key created. */
async function store(
  tx: Db,
  now: Date,
  keyStore: KeyStore,
  householdId: string,
  { id, userId, idempotencyKey }: NewChild,
  body: ChildBody,
): Promise<Stored> {
  await lockHousehold(tx, householdId)
  const same = await ofSameRequest(tx, householdId, idempotencyKey)
  const keys = await keyStore.find(tx, householdId)
  if (!keys) throw new AppError('unauthenticated')
  requireEaters(keys, same?.id ?? id, body)
  const profile = changedProfile(body, { before: same && openChild(keys, same), userId, now })
  const columns = { ...profileColumns(keys, same?.id ?? id, profile), updatedAt: now }
  if (!same) await requireRoomForChild(tx, householdId)
  const rows = same
    ? await tx
        .update(children)
        .set(columns)
        .where(rowOf(children, householdId, same.id))
        .returning()
    : await tx
        .insert(children)
        .values({ householdId, id, idempotencyKey, createdAt: now, ...columns })
        .returning()
  return { row: onlyRow(rows), keys }
}

/**
 * Idempotent: a retry with the same key creates no second child. Throws
 * `invalid_input` where the household has as many as it may.
 */
export async function createChild(
  db: Db,
  now: Date,
  { keys: keyStore }: Pick<AppServices, 'keys'>,
  { householdId, userId }: Pick<Caller, 'householdId' | 'userId'>,
  body: ChildBody,
  idempotencyKey: string | null,
): Promise<Child> {
  const again = await ofSameRequest(db, householdId, idempotencyKey)
  const id = again?.id ?? newId(now)
  if (!again) {
    await requireRoomForChild(db, householdId)
    // Before the transaction, because keys may be stored outside the database. An unused key is harmless.
    await keyStore.change(db, householdId, (held) => held.withChild(id))
  }
  const { row, keys } = await db.transaction((tx) =>
    store(tx, now, keyStore, householdId, { id, userId, idempotencyKey }, body),
  )
  const child = openChild(keys, row)
  if (!child) throw new AppError('not_found')
  return toChild(keys, child, await findSiblings(db, keys, child))
}
