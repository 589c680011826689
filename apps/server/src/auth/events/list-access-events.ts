import type { AccessEvent } from '@brightplate/contract/account/access'
import { desc } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { type Member, ofMember } from '../../db/member.ts'
import { accessEvents } from '../../db/tables/household/access/access-events.ts'
import type { HouseholdKeys } from '../../keys/household-keys.ts'
import { sealedColumns } from '../../keys/sealed-columns.ts'

/** What was done to the account's access, the newest first. */
export async function listAccessEvents(
  db: Db,
  { keys, ...member }: Member & { keys: HouseholdKeys },
): Promise<AccessEvent[]> {
  const rows = await db
    .select()
    .from(accessEvents)
    .where(ofMember(accessEvents, member))
    .orderBy(desc(accessEvents.id))
  return rows.map(({ householdId, id, event, at }) => ({
    id,
    at: at.toISOString(),
    ...sealedColumns.accessEvent.open(keys.own, [householdId, id], event),
  }))
}
