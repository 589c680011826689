import type { Child, ChildBody } from '@brightplate/contract/child'
import { plainDateOf } from '@brightplate/contract/plain-date'
import { and, eq } from 'drizzle-orm'
import type { Caller } from '../auth/caller.ts'
import type { Db } from '../db/database.ts'
import { lockHousehold } from '../db/lock-household.ts'
import { children } from '../db/schema.ts'
import { newId } from '../new-id.ts'
import { childColumns } from './child-columns.ts'
import { requireRoomForChild } from './require-room-for-child.ts'
import { toChild } from './to-child.ts'

/**
 * Sent again with its key, because an answer was lost, it makes no second child. Throws
 * `invalid_input` where the household has as many as it may.
 */
export async function createChild(
  db: Db,
  now: Date,
  { householdId, userId }: Pick<Caller, 'householdId' | 'userId'>,
  body: ChildBody,
  idempotencyKey: string | null,
): Promise<Child> {
  const profile = {
    ...childColumns(body, { kept: {}, userId, now }),
    ageGivenOn: plainDateOf(now),
    updatedAt: now,
  }
  return db.transaction(async (tx) => {
    await lockHousehold(tx, householdId)
    const ofKey = and(
      eq(children.householdId, householdId),
      eq(children.idempotencyKey, idempotencyKey ?? ''),
    )
    const [again] = await tx.update(children).set(profile).where(ofKey).returning()
    if (again) return toChild(again)
    await requireRoomForChild(tx, householdId)
    const [row] = await tx
      .insert(children)
      .values({ id: newId(now), householdId, idempotencyKey, createdAt: now, ...profile })
      .returning()
    if (!row) throw new Error('The insert answered with no row')
    return toChild(row)
  })
}
