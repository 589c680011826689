import type { WithdrawnConsent } from '@brightplate/contract/account/consents'
import { and, desc, eq, isNotNull, or } from 'drizzle-orm'
import type { Caller } from '../auth/caller.ts'
import type { Db } from '../db/database.ts'
import { withdrawnConsents } from '../db/tables/household/withdrawn-consents.ts'
import { openConsent } from './consent-row.ts'

/** What was taken back of the household's children and by this parent, the newest first. */
export async function listWithdrawnConsents(
  db: Db,
  { keys, userId }: Pick<Caller, 'keys' | 'userId'>,
): Promise<WithdrawnConsent[]> {
  const rows = await db
    .select()
    .from(withdrawnConsents)
    .where(
      and(
        eq(withdrawnConsents.householdId, keys.householdId),
        or(isNotNull(withdrawnConsents.childId), eq(withdrawnConsents.userId, userId)),
      ),
    )
    .orderBy(desc(withdrawnConsents.id))
  return rows.flatMap((row) => {
    const consent = openConsent(keys, row)
    if (!consent) return []
    const { id, childId, withdrawnAt } = row
    return [{ id, child_id: childId, ...consent, withdrawn_at: withdrawnAt.toISOString() }]
  })
}
