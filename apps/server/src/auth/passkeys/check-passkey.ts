import type { Place } from '@brightplate/contract/account/device'
import type { ShownPasskey } from '@brightplate/contract/account/passkeys'
import { and, eq, lt, or } from 'drizzle-orm'
import type { AppServices } from '../../app-services.ts'
import type { Db } from '../../db/database.ts'
import type { Member } from '../../db/member.ts'
import { passkeys } from '../../db/tables/directory/passkeys.ts'
import { AppError } from '../../errors.ts'
import type { HouseholdKeys } from '../../keys/household-keys.ts'
import { tokenHash } from '../../keys/lookup-key.ts'
import { noteAccessEvent } from '../events/note-access-event.ts'
import type { ChallengeUse } from './keep-challenge.ts'
import { expectedOf } from './relying-party.ts'
import { openPasskey, type StoredPasskey } from './stored-passkeys.ts'
import { takeChallenge } from './take-challenge.ts'

/** What a device counts after this signature; null where it is none of this passkey for this challenge. */
async function countSigned(
  origin: string,
  challenge: string,
  passkey: StoredPasskey,
  { response, ...shown }: ShownPasskey,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const { userHandle, ...signed } = response
  if (userHandle && Buffer.from(userHandle, 'base64url').toString() !== passkey.userId) return null
  const publicKey = new Uint8Array(Buffer.from(passkey.publicKey, 'base64url'))
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...shown, response: signed, clientExtensionResults: {} },
      ...expectedOf(origin, challenge),
      // Compared with what is kept in the statement that keeps the new one.
      credential: { id: passkey.credentialId, publicKey, counter: 0 },
    })
    return verified ? authenticationInfo.newCounter : null
  } catch {
    // The library throws at whatever does not fit.
    return null
  }
}

/** Keeps what a device counted; false where it has counted as far before: another device has the same key. */
async function keepCount(
  db: Db,
  now: Date,
  passkey: StoredPasskey,
  counter: number,
): Promise<boolean> {
  const counted = await db
    .update(passkeys)
    .set({ counter, usedAt: now })
    .where(
      and(
        eq(passkeys.credentialHash, passkey.credentialHash),
        or(lt(passkeys.counter, counter), counter === 0 ? eq(passkeys.counter, 0) : undefined),
      ),
    )
    .returning({ id: passkeys.id })
  return counted.length > 0
}

/**
 * Whose passkey signed, for a challenge that is used up by it. Throws `passkey_refused`, of which the parent is notified
 * where the device’s counter went back.
 */
export async function checkPasskey(
  db: Db,
  now: Date,
  { lookup, origin, keys: store }: Pick<AppServices, 'lookup' | 'origin' | 'keys'>,
  shown: ShownPasskey,
  { place, ...use }: ChallengeUse & { place: Place },
): Promise<Member & { id: string; keys: HouseholdKeys }> {
  const challenge = await takeChallenge(db, now, lookup, shown.response.clientDataJSON, use)
  const [row] = await db
    .select()
    .from(passkeys)
    .where(eq(passkeys.credentialHash, tokenHash(lookup, shown.id)))
  const keys = row && (await store.find(db, row.householdId))
  if (challenge === null || !keys) throw new AppError('passkey_refused')
  const passkey = openPasskey(keys, row)
  const counter = await countSigned(origin, challenge, passkey, shown)
  if (counter === null) throw new AppError('passkey_refused')
  const { id, householdId, userId } = passkey
  if (!(await keepCount(db, now, passkey, counter))) {
    const refused = { userId, kind: 'passkey_refused', place } as const
    await db.transaction((tx) => noteAccessEvent(tx, now, keys, refused))
    throw new AppError('passkey_refused')
  }
  return { id, householdId, userId, keys }
}
