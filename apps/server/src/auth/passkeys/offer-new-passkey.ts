import type { NewPasskeyOptions } from '@brightplate/contract/account/passkeys'
import { limits } from '@brightplate/contract/limits'
import * as words from '#localized/errors'
import type { AppServices } from '../../app-services.ts'
import type { Db } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import { requireConfirmed } from '../codes/require-confirmed.ts'
import { accountLimit } from '../limits/attempt-limits.ts'
import { countAttempts } from '../limits/count-attempts.ts'
import type { AccountHolder } from '../users/account-holder.ts'
import { findUser } from '../users/find-user.ts'
import { challengeMs, keepChallenge } from './keep-challenge.ts'
import { relyingPartyOf } from './relying-party.ts'
import { storedPasskeys } from './stored-passkeys.ts'

/**
 * What a device needs to make a passkey for the caller that it finds again by itself and opens by finger, face or PIN.
 * Throws `confirmation_needed`, `passkey_not_added` where there are too many, and `too_many_requests`.
 */
export async function offerNewPasskey(
  db: Db,
  now: Date,
  { lookup, origin }: Pick<AppServices, 'lookup' | 'origin'>,
  caller: AccountHolder,
): Promise<NewPasskeyOptions> {
  await requireConfirmed(db, now, caller)
  const { keys, userId, sessionHash } = caller
  await countAttempts(db, now, [accountLimit(lookup, 'passkey', userId)])
  const user = await findUser(db, keys, userId)
  if (!user) throw new AppError('unauthenticated')
  const stored = await storedPasskeys(db, caller)
  if (stored.length >= limits.passkeys) {
    throw new AppError('passkey_not_added', {
      detail: words.passkeysFull({ most: limits.passkeys }),
    })
  }
  const { generateRegistrationOptions } = await import('@simplewebauthn/server')
  const {
    challenge,
    rp,
    pubKeyCredParams,
    user: person,
  } = await generateRegistrationOptions({
    ...relyingPartyOf(origin),
    userID: new TextEncoder().encode(userId),
    userName: user.email,
    userDisplayName: user.name,
  })
  await keepChallenge(db, now, lookup, { challenge, purpose: 'add', sessionHash })
  return {
    challenge,
    rp: { name: rp.name, id: relyingPartyOf(origin).rpID },
    user: person,
    pubKeyCredParams,
    timeout: challengeMs,
    excludeCredentials: stored.map(({ credentialId }) => ({
      id: credentialId,
      type: 'public-key',
    })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  }
}
