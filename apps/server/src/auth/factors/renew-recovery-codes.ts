import type { Place } from '@brightplate/contract/account/device'
import type { AppServices } from '../../app-services.ts'
import type { Db } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import { isFactorOn } from '../codes/is-factor-on.ts'
import { makeRecoveryCodes } from '../codes/make-recovery-codes.ts'
import { requireConfirmed } from '../codes/require-confirmed.ts'
import { lockUser } from '../links/account-link.ts'
import { tellOfAccess } from '../links/tell-of-access.ts'
import type { AccountHolder } from '../users/account-holder.ts'

/** Makes new recovery codes in place of the old ones, and notifies by mail. Throws `confirmation_needed`, and `not_found` where no app is on. */
export async function renewRecoveryCodes(
  db: Db,
  now: Date,
  services: Pick<AppServices, 'lookup' | 'queue' | 'origin'>,
  caller: AccountHolder,
  place: Place,
): Promise<{ recovery_codes: string[] }> {
  await requireConfirmed(db, now, caller)
  const { keys, userId } = caller
  return db.transaction(async (tx) => {
    const email = await lockUser(tx, keys, userId)
    if (email === null) throw new AppError('unauthenticated')
    if (!(await isFactorOn(tx, caller))) throw new AppError('not_found')
    const recovery_codes = await makeRecoveryCodes(tx, keys, userId)
    const kind = 'recovery_codes_renewed'
    await tellOfAccess(tx, now, services, keys, { userId, email, kind, place })
    return { recovery_codes }
  })
}
