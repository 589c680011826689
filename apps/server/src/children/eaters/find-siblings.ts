import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { children } from '../../db/tables/household/children.ts'
import type { HouseholdKeys } from '../../keys/household-keys.ts'
import { openChild, type StoredChild } from '../stored/open-child.ts'

/** The household's children who eat with a child. */
export async function findSiblings(
  db: Db,
  keys: HouseholdKeys,
  { eaters = [] }: Pick<StoredChild, 'eaters'>,
): Promise<StoredChild[]> {
  const ids = eaters.flatMap((one) => ('child_id' in one ? one.child_id : []))
  if (ids.length === 0) return []
  const rows = await db
    .select()
    .from(children)
    .where(and(eq(children.householdId, keys.householdId), inArray(children.id, ids)))
  return rows.map((row) => openChild(keys, row)).filter((one) => one !== null)
}
