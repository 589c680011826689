import { limits } from '@brightplate/contract/limits'
import type { Db } from '../../db/database.ts'
import { ofMember } from '../../db/member.ts'
import { recoveryCodes } from '../../db/tables/household/access/recovery-codes.ts'
import type { HouseholdKeys } from '../../keys/household-keys.ts'
import { newRecoveryCode, plainCode, recoveryCodeHash } from './recovery-code.ts'

/** Puts new recovery codes in place of the old ones; they are kept as hashes alone. */
export async function makeRecoveryCodes(
  tx: Db,
  keys: HouseholdKeys,
  userId: string,
): Promise<string[]> {
  const member = { householdId: keys.householdId, userId }
  const codes = Array.from({ length: limits.recoveryCodes }, newRecoveryCode)
  await tx.delete(recoveryCodes).where(ofMember(recoveryCodes, member))
  await tx.insert(recoveryCodes).values(
    codes.map((code) => ({
      ...member,
      codeHash: recoveryCodeHash(keys, userId, plainCode(code)),
    })),
  )
  return codes
}
