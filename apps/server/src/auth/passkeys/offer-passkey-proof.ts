import type { PasskeyOptions } from '@brightplate/contract/account/passkeys'
import type { AppServices } from '../../app-services.ts'
import type { Db } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import { accountLimit } from '../limits/attempt-limits.ts'
import { countAttempts } from '../limits/count-attempts.ts'
import type { AccountHolder } from '../users/account-holder.ts'
import { offerPasskey } from './offer-passkey.ts'
import { storedPasskeys } from './stored-passkeys.ts'

/** What a device needs to prove by one of the caller's passkeys who they are. Throws `not_found` without any, and `too_many_requests`. */
export async function offerPasskeyProof(
  db: Db,
  now: Date,
  services: Pick<AppServices, 'lookup' | 'origin'>,
  caller: AccountHolder,
): Promise<PasskeyOptions> {
  const { userId, sessionHash } = caller
  await countAttempts(db, now, [accountLimit(services.lookup, 'passkey', userId)])
  const credentialIds = (await storedPasskeys(db, caller)).map(({ credentialId }) => credentialId)
  if (credentialIds.length === 0) throw new AppError('not_found')
  return offerPasskey(db, now, services, { purpose: 'confirm', sessionHash, credentialIds })
}
