import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { children } from '../db/schema.ts'
import { labelsReadSince } from './stamp-answers.ts'

/**
 * Takes away the parent's word on labels that were read too long ago: the foods wait for their label again,
 * and plans that serve them are warned about.
 */
export async function forgetLapsedLabels(db: Db, now: Date): Promise<void> {
  const since = labelsReadSince(now)
  const rows = await db
    .select({ id: children.id, labelsRead: children.labelsRead, updatedAt: children.updatedAt })
    .from(children)
    .where(sql`${children.labelsRead} <> '[]'::jsonb`)
  for (const { id, labelsRead, updatedAt } of rows) {
    const live = labelsRead.filter(({ read_on }) => read_on >= since)
    if (live.length === labelsRead.length) continue
    // A profile that was changed meanwhile is looked at tomorrow.
    await db
      .update(children)
      .set({ labelsRead: live })
      .where(and(eq(children.id, id), eq(children.updatedAt, updatedAt)))
  }
}
