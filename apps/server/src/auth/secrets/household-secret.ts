import { randomBytes } from 'node:crypto'
import { parse, stringify } from 'uuid'
import { seal, unseal } from '../../keys/envelope.ts'
import { type LookupKey, serviceKey } from '../../keys/lookup-key.ts'

const idBytes = 16
/** Beside the nonce of the seal, which is random too. */
const secretBytes = 16

/** What a secret is made for: one of another kind opens nothing. */
const purposes = { careLink: 'care link secret', invitation: 'invitation secret' } as const

/** 128 random bits, sealed with a household, so that no directory leads there. */
export const newHouseholdSecret = (
  lookup: LookupKey,
  kind: keyof typeof purposes,
  householdId: string,
): string =>
  seal(
    serviceKey(lookup, purposes[kind]),
    [purposes[kind]],
    Buffer.concat([parse(householdId), randomBytes(secretBytes)]),
  ).toString('base64url')

/** Whose household a secret may be of; null for what was not given out here for this purpose. */
export function householdOfSecret(
  lookup: LookupKey,
  kind: keyof typeof purposes,
  secret: string,
): string | null {
  try {
    const sealed = Buffer.from(secret, 'base64url')
    const plain = unseal(serviceKey(lookup, purposes[kind]), [purposes[kind]], sealed)
    return plain.length === idBytes + secretBytes ? stringify(plain.subarray(0, idBytes)) : null
  } catch {
    return null
  }
}
