import type { EatingAnswer } from '@brightplate/contract/child/eating-log'
import type { Db } from '../db/database.ts'
import { rowOf } from '../db/member.ts'
import { children } from '../db/tables/household/children.ts'
import type { HouseholdKeys } from '../keys/household-keys.ts'
import { openChild } from './stored/open-child.ts'

/** What the parent reported of a child's meals; nothing where that is off. */
export async function eatenFoods(
  db: Db,
  keys: HouseholdKeys,
  childId: string,
): Promise<EatingAnswer[]> {
  const [row] = await db
    .select()
    .from(children)
    .where(rowOf(children, keys.householdId, childId))
  const log = row && openChild(keys, row)?.eating_log
  return log ? log.answers : []
}
