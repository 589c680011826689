import type { Child, ChildBody } from '@brightplate/contract/child'
import { plainDateOf } from '@brightplate/contract/plain-date'
import { and, eq, sql } from 'drizzle-orm'
import type { Caller } from '../auth/caller.ts'
import type { Db } from '../db/database.ts'
import { children } from '../db/schema.ts'
import { AppError } from '../errors.ts'
import { childColumns } from './child-columns.ts'
import { requireChild } from './require-child.ts'
import { toChild } from './to-child.ts'

/** Throws `not_found`. An age counts as given today when it changes or when a year has passed. */
export async function changeChild(
  db: Db,
  now: Date,
  { householdId, userId }: Pick<Caller, 'householdId' | 'userId'>,
  id: string,
  body: ChildBody,
): Promise<Child> {
  const kept = toChild(await requireChild(db, householdId, id))
  const today = plainDateOf(now)
  const confirmed = sql`${children.age} <> ${body.age} or ${children.ageGivenOn} <= ${today}::date - interval '12 months'`
  const [row] = await db
    .update(children)
    .set({
      ...childColumns(body, { kept, userId, now }),
      // A late repeat of the request that made the child must not undo this change.
      idempotencyKey: null,
      ageGivenOn: sql`case when ${confirmed} then ${today}::date else ${children.ageGivenOn} end`,
      updatedAt: now,
    })
    .where(and(eq(children.id, id), eq(children.householdId, householdId)))
    .returning()
  if (!row) throw new AppError('not_found')
  return toChild(row)
}
