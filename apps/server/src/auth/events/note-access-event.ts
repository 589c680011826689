import type { AccessEvent } from '@brightplate/contract/account/access'
import type { Place } from '@brightplate/contract/account/device'
import { limits } from '@brightplate/contract/limits'
import { dayMs } from '@brightplate/contract/plain-date'
import { and, desc, inArray, lte, or } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { ofMember } from '../../db/member.ts'
import { accessEvents } from '../../db/tables/household/access/access-events.ts'
import type { HouseholdKeys } from '../../keys/household-keys.ts'
import { sealedColumns } from '../../keys/sealed-columns.ts'
import { newId } from '../../new-id.ts'

interface NewEvent {
  userId: string
  kind: AccessEvent['kind']
  /** From where; null where a mailed link or the operator did it. */
  place: Place | null
}

/** Keeps for a parent what was done to the account's access, in the transaction that does it; the oldest ones go. */
export async function noteAccessEvent(
  tx: Db,
  now: Date,
  keys: HouseholdKeys,
  { userId, kind, place }: NewEvent,
): Promise<void> {
  const { householdId } = keys
  const id = newId(now)
  await tx.insert(accessEvents).values({
    householdId,
    userId,
    id,
    event: sealedColumns.accessEvent.seal(keys.own, [householdId, id], { kind, place }),
    at: now,
  })
  const own = ofMember(accessEvents, { householdId, userId })
  const tooMany = tx
    .select({ id: accessEvents.id })
    .from(accessEvents)
    .where(own)
    .orderBy(desc(accessEvents.id))
    .offset(limits.accessEventsKept)
  const tooOld = new Date(now.getTime() - limits.accessEventDays * dayMs)
  await tx
    .delete(accessEvents)
    .where(and(own, or(inArray(accessEvents.id, tooMany), lte(accessEvents.at, tooOld))))
}
