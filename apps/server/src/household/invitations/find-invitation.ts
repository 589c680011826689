import { and, eq } from 'drizzle-orm'
import type { AppServices } from '../../app-services.ts'
import { householdOfSecret } from '../../auth/secrets/household-secret.ts'
import type { Db } from '../../db/database.ts'
import { rowOf } from '../../db/member.ts'
import { invitations } from '../../db/tables/household/invitations.ts'
import { AppError } from '../../errors.ts'
import type { HouseholdKeys } from '../../keys/household-keys.ts'
import { tokenHash } from '../../keys/lookup-key.ts'

export interface FoundInvitation {
  row: typeof invitations.$inferSelect
  /** Of the household to which it leads. */
  keys: HouseholdKeys
}

/** The invitation of a secret. Throws `invitation_invalid` for one that was used, withdrawn, has expired or never was. */
export async function findInvitation(
  db: Db,
  now: Date,
  { lookup, keys: store }: Pick<AppServices, 'lookup' | 'keys'>,
  secret: string,
): Promise<FoundInvitation> {
  const householdId = householdOfSecret(lookup, 'invitation', secret)
  const keys = householdId === null ? null : await store.find(db, householdId)
  if (!keys) throw new AppError('invitation_invalid')
  const ofSecret = eq(invitations.tokenHash, tokenHash(lookup, secret))
  const [row] = await db
    .select()
    .from(invitations)
    .where(and(eq(invitations.householdId, keys.householdId), ofSecret))
  if (row && row.expiresAt <= now) {
    // Gone for good: a clock that is set back must not open it again.
    await db.delete(invitations).where(rowOf(invitations, row.householdId, row.id))
  }
  if (!row || row.expiresAt <= now) throw new AppError('invitation_invalid')
  return { row, keys }
}
