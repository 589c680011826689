import type { Factors } from '@brightplate/contract/account/factors'
import type { Db } from '../../db/database.ts'
import { type Member, ofMember } from '../../db/member.ts'
import { passkeys } from '../../db/tables/directory/passkeys.ts'
import { recoveryCodes } from '../../db/tables/household/access/recovery-codes.ts'
import type { HouseholdKeys } from '../../keys/household-keys.ts'
import { findFactor } from './find-factor.ts'

/** What opens the account beside its password. */
export async function readFactors(
  db: Db,
  caller: Member & { keys: HouseholdKeys },
): Promise<Factors> {
  const factor = await findFactor(db, caller.keys, caller.userId)
  return {
    app_on_since: factor?.onSince?.toISOString() ?? null,
    recovery_due_at: factor?.forgetAt?.toISOString() ?? null,
    recovery_codes_left: await db.$count(recoveryCodes, ofMember(recoveryCodes, caller)),
    passkeys: await db.$count(passkeys, ofMember(passkeys, caller)),
  }
}
