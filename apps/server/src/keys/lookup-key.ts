import { createHash, createHmac, createSecretKey, type KeyObject, randomBytes } from 'node:crypto'
import { z } from 'zod'

const shape = z.object({ key: z.base64url(), earlier: z.string().nullable() })

/** What e-mail addresses and tokens are hashed with, so that nobody without it can look one up. */
export interface LookupKey {
  key: string
  /** What addresses were hashed with before data was sealed: their hashes are hashed once more. */
  earlier: string | null
}

export const newLookupKey = (earlier: string | null = null): LookupKey => ({
  key: randomBytes(32).toString('base64url'),
  earlier,
})

/** Under what name the master key wraps it. */
export const wrappedLookupKey = 'lookup key'

export const lookupKeyToBytes = ({ key, earlier }: LookupKey): Buffer =>
  Buffer.from(JSON.stringify({ key, earlier }))

export const readLookupKey = (bytes: Buffer): LookupKey => shape.parse(JSON.parse(bytes.toString()))

/** What a hash of before data was sealed becomes. */
export const rehash = ({ key }: LookupKey, hash: string): string =>
  createHmac('sha256', key).update(hash).digest('base64url')

/** A hash of an e-mail address, or of what else attempts are counted by. */
export const addressHash = (lookup: LookupKey, address: string): string =>
  rehash(
    lookup,
    lookup.earlier === null
      ? address
      : createHmac('sha256', lookup.earlier).update(address).digest('base64url'),
  )

/** Where dots before the @ make no other mailbox (support.google.com/mail/answer/7436150), by the one name of both. */
const withoutDots = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' } as const

const ignoresDots = (domain: string): domain is keyof typeof withoutDots =>
  Object.hasOwn(withoutDots, domain)

/** The mailbox behind an address: without its `+tag`, and without dots where they say nothing. */
function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@')
  const [name, domain] = [email.slice(0, at).replace(/\+.*$/, ''), email.slice(at + 1)]
  return ignoresDots(domain)
    ? `${name.replaceAll('.', '')}@${withoutDots[domain]}`
    : `${name}@${domain}`
}

/** The same for the trial and the free plan: addresses of one mailbox count as one. */
export const trialAddressHash = (lookup: LookupKey, email: string): string =>
  addressHash(lookup, mailboxOf(email))

/** What is stored of a token. */
export const tokenHash = (lookup: LookupKey, token: string): string =>
  rehash(lookup, createHash('sha256').update(token).digest('base64url'))

/** A key for what is sealed and belongs to no household. */
export const serviceKey = ({ key }: LookupKey, purpose: string): KeyObject =>
  createSecretKey(createHmac('sha256', key).update(purpose).digest())
