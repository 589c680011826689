import type { Db } from '../../db/database.ts'
import { ofMember } from '../../db/member.ts'
import { secondFactors } from '../../db/tables/household/access/second-factors.ts'
import type { HouseholdKeys } from '../../keys/household-keys.ts'
import { sealedColumns } from '../../keys/sealed-columns.ts'

/** The user's app with its secret, on or not; null for none. */
export async function findFactor(db: Db, keys: HouseholdKeys, userId: string) {
  const { householdId } = keys
  const [row] = await db
    .select()
    .from(secondFactors)
    .where(ofMember(secondFactors, { householdId, userId }))
  if (!row) return null
  const secret = sealedColumns.factorSecret.open(keys.own, [householdId, userId], row.secret)
  return { ...row, secret }
}
