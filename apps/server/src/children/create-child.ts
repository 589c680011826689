import type { Child, ChildBody } from '@brightplate/contract/child'
import type { Caller } from '../auth/caller.ts'
import type { Db } from '../db/database.ts'
import { children } from '../db/schema.ts'
import { newId } from '../new-id.ts'
import { childColumns } from './child-columns.ts'
import { toChild } from './to-child.ts'

/** Sent again with its key, because an answer was lost, it makes no second child. */
export async function createChild(
  db: Db,
  now: Date,
  { householdId, userId }: Pick<Caller, 'householdId' | 'userId'>,
  body: ChildBody,
  idempotencyKey: string | null,
): Promise<Child> {
  const profile = {
    ...childColumns(body, { kept: {}, userId, now }),
    ageGivenOn: now.toISOString().slice(0, 10),
    updatedAt: now,
  }
  const [row] = await db
    .insert(children)
    .values({ id: newId(now), householdId, idempotencyKey, createdAt: now, ...profile })
    .onConflictDoUpdate({ target: [children.householdId, children.idempotencyKey], set: profile })
    .returning()
  if (!row) throw new Error('The insert answered with no row')
  return toChild(row)
}
