import { createHmac, randomBytes } from 'node:crypto'
import type { Db } from '../../db/database.ts'
import { installation } from '../../db/schema.ts'

/** The secret that all processes on this database share; made once. */
export async function requireInstallationSecret(db: Db, now: Date): Promise<string> {
  await db
    .insert(installation)
    .values({ id: 1, secret: randomBytes(32).toString('base64url'), createdAt: now })
    .onConflictDoNothing()
  const [row] = await db.select().from(installation)
  if (!row) throw new Error('The installation has no secret')
  return row.secret
}

/** A hash of an e-mail address that nobody without the secret can look up. */
export const addressHash = (secret: string, email: string): string =>
  createHmac('sha256', secret).update(email).digest('base64url')

/** The same for the trial and the free plan: mailboxes that a `+tag` makes count as one. */
export const trialAddressHash = (secret: string, email: string): string =>
  addressHash(secret, email.replace(/\+[^@]*(?=@)/, ''))
