import type { Place } from '@brightplate/contract/account/device'
import { and, isNotNull } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { ofMember } from '../../db/member.ts'
import { secondFactors } from '../../db/tables/household/access/second-factors.ts'
import type { HouseholdKeys } from '../../keys/household-keys.ts'
import { noteAccessEvent } from '../events/note-access-event.ts'

/** Calls a recovery off, where one waits: the app stays. Answers whether one did. */
export async function keepFactor(
  tx: Db,
  now: Date,
  keys: HouseholdKeys,
  { userId, place }: { userId: string; place: Place },
): Promise<boolean> {
  const updated = await tx
    .update(secondFactors)
    .set({ forgetAt: null })
    .where(
      and(
        ofMember(secondFactors, { householdId: keys.householdId, userId }),
        isNotNull(secondFactors.forgetAt),
      ),
    )
    .returning({ userId: secondFactors.userId })
  if (updated.length === 0) return false
  await noteAccessEvent(tx, now, keys, { userId, kind: 'recovery_cancelled', place })
  return true
}
