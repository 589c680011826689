import { and, eq, lt } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { rowOf } from '../db/member.ts'
import { children } from '../db/tables/household/children.ts'
import type { KeyStore } from '../keys/stores/key-store.ts'
import { profileColumns } from './stored/child-columns.ts'
import { openChild } from './stored/open-child.ts'
import { labelsReadSince } from './stored/stamp-answers.ts'

/**
 * Takes away the parent's word on labels that were read too long ago: the foods wait for their label again,
 * and plans that serve them are warned about.
 */
export async function forgetLapsedLabels(db: Db, now: Date, keyStore: KeyStore): Promise<void> {
  const since = labelsReadSince(now)
  const rows = await db.select().from(children).where(lt(children.oldestLabelOn, since))
  for (const row of rows) {
    const keys = await keyStore.find(db, row.householdId)
    const child = keys && openChild(keys, row)
    if (!keys || !child?.labels_read) continue
    const { id: _, created_at: __, ...profile } = child
    const live = child.labels_read.filter(({ read_on }) => read_on >= since)
    // A profile that was changed meanwhile is looked at tomorrow.
    await db
      .update(children)
      .set(profileColumns(keys, row.id, { ...profile, labels_read: live }))
      .where(and(rowOf(children, row.householdId, row.id), eq(children.updatedAt, row.updatedAt)))
  }
}
