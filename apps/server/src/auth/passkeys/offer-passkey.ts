import type { PasskeyOptions } from '@brightplate/contract/account/passkeys'
import type { AppServices } from '../../app-services.ts'
import type { Db } from '../../db/database.ts'
import { type ChallengeUse, challengeMs, keepChallenge } from './keep-challenge.ts'
import { relyingPartyOf } from './relying-party.ts'

/** What a device needs to sign with a passkey; with one of its own choice where none is named. */
export async function offerPasskey(
  db: Db,
  now: Date,
  { lookup, origin }: Pick<AppServices, 'lookup' | 'origin'>,
  { credentialIds, ...use }: ChallengeUse & { credentialIds: readonly string[] },
): Promise<PasskeyOptions> {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  const { rpID } = relyingPartyOf(origin)
  const { challenge } = await generateAuthenticationOptions({ rpID })
  await keepChallenge(db, now, lookup, { challenge, ...use })
  return {
    challenge,
    rpId: rpID,
    timeout: challengeMs,
    userVerification: 'required',
    allowCredentials: credentialIds.map((id) => ({ id, type: 'public-key' })),
  }
}
