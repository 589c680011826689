import type { Child, ChildBody } from '@brightplate/contract/child'
import type { Db } from '../db/database.ts'
import { children } from '../db/schema.ts'
import { newId } from '../new-id.ts'
import { childColumns } from './child-columns.ts'
import { toChild } from './to-child.ts'

export async function createChild(
  db: Db,
  now: Date,
  householdId: string,
  body: ChildBody,
): Promise<Child> {
  const [row] = await db
    .insert(children)
    .values({
      id: newId(now),
      householdId,
      ...childColumns(body),
      ageGivenOn: now.toISOString().slice(0, 10),
      createdAt: now,
      updatedAt: now,
    })
    .returning()
  if (!row) throw new Error('The insert answered with no row')
  return toChild(row)
}
