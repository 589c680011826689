import type { Db } from '../../db/database.ts'
import { type Member, ofMember } from '../../db/member.ts'
import { recoveryCodes } from '../../db/tables/household/access/recovery-codes.ts'
import { secondFactors } from '../../db/tables/household/access/second-factors.ts'

/** Forgets a user's app and recovery codes; answers whether the app was on. */
export async function deleteFactor(tx: Db, member: Member): Promise<boolean> {
  const deleted = await tx
    .delete(secondFactors)
    .where(ofMember(secondFactors, member))
    .returning({ onSince: secondFactors.onSince })
  await tx.delete(recoveryCodes).where(ofMember(recoveryCodes, member))
  return deleted.some(({ onSince }) => onSince !== null)
}
