import type { Child } from '@brightplate/contract/child/child'
import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { prepared } from '../db/prepared.ts'
import { children } from '../db/tables/household/children.ts'
import type { HouseholdKeys } from '../keys/household-keys.ts'
import { openChild } from './stored/open-child.ts'
import { toChild } from './to-child.ts'

const childrenOfHousehold = prepared((db) =>
  db
    .select()
    .from(children)
    .where(eq(children.householdId, sql.placeholder('householdId')))
    .orderBy(asc(children.createdAt), asc(children.id)),
)

/** The household's children, oldest profile first. */
export async function listChildren(db: Db, keys: HouseholdKeys): Promise<Child[]> {
  const rows = await childrenOfHousehold(db).execute({ householdId: keys.householdId })
  const opened = rows.map((row) => openChild(keys, row)).filter((one) => one !== null)
  return opened.map((one) => toChild(keys, one, opened))
}
