import { and, eq } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { children } from '../db/schema.ts'
import { AppError } from '../errors.ts'
import { isId } from '../new-id.ts'
import type { ChildRow } from './to-child.ts'

/** The child's row. Throws `not_found` for an id that is not there, not yours, or no id. */
export async function requireChild(db: Db, householdId: string, id: string): Promise<ChildRow> {
  const [row] = isId(id)
    ? await db
        .select()
        .from(children)
        .where(and(eq(children.id, id), eq(children.householdId, householdId)))
    : []
  if (!row) throw new AppError('not_found')
  return row
}
