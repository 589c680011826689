import type { Place } from '@brightplate/contract/account/device'
import type { MadePasskey, Passkey } from '@brightplate/contract/account/passkeys'
import { limits } from '@brightplate/contract/limits'
import type { AppServices } from '../../app-services.ts'
import type { Db } from '../../db/database.ts'
import { ofMember } from '../../db/member.ts'
import { passkeys } from '../../db/tables/directory/passkeys.ts'
import { AppError } from '../../errors.ts'
import { tokenHash } from '../../keys/lookup-key.ts'
import { sealedColumns } from '../../keys/sealed-columns.ts'
import { newId } from '../../new-id.ts'
import { requireConfirmed } from '../codes/require-confirmed.ts'
import { lockUser } from '../links/account-link.ts'
import { tellOfAccess } from '../links/tell-of-access.ts'
import { renewSession } from '../sessions/renew-session.ts'
import type { AccountHolder } from '../users/account-holder.ts'
import { expectedOf } from './relying-party.ts'
import { takeChallenge } from './take-challenge.ts'

/** The credential that a device made for this challenge. Throws `passkey_not_added`. */
async function verify(origin: string, challenge: string, made: MadePasskey) {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...made, clientExtensionResults: {} },
      ...expectedOf(origin, challenge),
    })
    if (registrationInfo) return registrationInfo.credential
  } catch {
    // The library throws at whatever does not fit.
  }
  throw new AppError('passkey_not_added')
}

/**
 * Keeps a passkey that the caller's device made, gives the session another token, and notifies by mail. Throws
 * `confirmation_needed` and `passkey_not_added`.
 */
export async function addPasskey(
  db: Db,
  now: Date,
  services: Pick<AppServices, 'lookup' | 'origin' | 'queue'>,
  caller: AccountHolder,
  { name, made, place }: { name: string; made: MadePasskey; place: Place },
): Promise<{ passkey: Passkey; token: string }> {
  await requireConfirmed(db, now, caller)
  const { keys, userId, householdId, sessionHash } = caller
  const { lookup, origin } = services
  const use = { purpose: 'add', sessionHash } as const
  const challenge = await takeChallenge(db, now, lookup, made.response.clientDataJSON, use)
  if (challenge === null) throw new AppError('passkey_not_added')
  const credential = await verify(origin, challenge, made)
  const id = newId(now)
  const publicKey = Buffer.from(credential.publicKey).toString('base64url')
  const details = { name, credentialId: credential.id, publicKey }
  return db.transaction(async (tx) => {
    const email = await lockUser(tx, keys, userId)
    if (email === null) throw new AppError('unauthenticated')
    const count = await tx.$count(passkeys, ofMember(passkeys, caller))
    if (count >= limits.passkeys) throw new AppError('passkey_not_added')
    const inserted = await tx
      .insert(passkeys)
      .values({
        credentialHash: tokenHash(lookup, credential.id),
        id,
        householdId,
        userId,
        details: sealedColumns.passkey.seal(keys.own, [householdId, id], details),
        counter: credential.counter,
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: passkeys.id })
    if (inserted.length === 0) throw new AppError('passkey_not_added')
    const token = await renewSession(tx, lookup, caller)
    await tellOfAccess(tx, now, services, keys, { userId, email, kind: 'passkey_added', place })
    return { passkey: { id, name, added_at: now.toISOString(), last_used_at: null }, token }
  })
}
