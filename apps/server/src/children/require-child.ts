import type { Child } from '@brightplate/contract/child/child'
import type { Db } from '../db/database.ts'
import { rowOf } from '../db/member.ts'
import { children } from '../db/tables/household/children.ts'
import { AppError } from '../errors.ts'
import type { HouseholdKeys } from '../keys/household-keys.ts'
import { isId } from '../new-id.ts'
import { findSiblings } from './eaters/find-siblings.ts'
import { type ChildRow, openChild } from './stored/open-child.ts'
import { toChild } from './to-child.ts'

interface FoundChild {
  child: Child
  row: ChildRow
}

/** The child with its row; null for an id that is not there, not the household's, or no id. */
export async function findChild(
  db: Db,
  keys: HouseholdKeys,
  id: string,
): Promise<FoundChild | null> {
  const [row] = isId(id)
    ? await db
        .select()
        .from(children)
        .where(rowOf(children, keys.householdId, id))
    : []
  const opened = row && openChild(keys, row)
  if (!opened) return null
  return { child: toChild(keys, opened, await findSiblings(db, keys, opened)), row }
}

/** Throws `not_found` for an id that is not there, not yours, or no id. */
export async function requireChild(db: Db, keys: HouseholdKeys, id: string): Promise<FoundChild> {
  const found = await findChild(db, keys, id)
  if (!found) throw new AppError('not_found')
  return found
}
