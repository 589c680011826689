import { randomBytes } from 'node:crypto'
import { parse, stringify } from 'uuid'
import { seal, unseal } from '../keys/envelope.ts'
import { type LookupKey, serviceKey } from '../keys/lookup-key.ts'

const context = ['care link secret']
const idBytes = 16
/** Beside the nonce of the seal, which is random too. */
const secretBytes = 16

const keyOf = (lookup: LookupKey) => serviceKey(lookup, 'care link secret')

/** The secret of a new link: 128 random bits, sealed with the household, so that no directory leads there. */
export const newCareLinkSecret = (lookup: LookupKey, householdId: string): string =>
  seal(
    keyOf(lookup),
    context,
    Buffer.concat([parse(householdId), randomBytes(secretBytes)]),
  ).toString('base64url')

/** Whose household a secret may be of; null for what was not given out here. */
export function householdOfSecret(lookup: LookupKey, secret: string): string | null {
  try {
    const plain = unseal(keyOf(lookup), context, Buffer.from(secret, 'base64url'))
    return plain.length === idBytes + secretBytes ? stringify(plain.subarray(0, idBytes)) : null
  } catch {
    return null
  }
}
