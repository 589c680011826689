import type { Db } from '../db/database.ts'
import { countAttempt } from './count-attempt.ts'
import { addressHash } from './installation-secret.ts'
import { networkOf } from './network-of.ts'

const allowedOfAddress = 5
const allowedOfNetwork = 20

/** Counts a registration or a request for a mail, by its address and its network. Throws `too_many_attempts`. */
export async function limitMailRequest(
  db: Db,
  now: Date,
  secret: string,
  { kind, email, ip }: { kind: 'register' | 'forgot_password'; email: string; ip: string },
): Promise<void> {
  const network = networkOf(ip)
  if (network) {
    const keyHash = addressHash(secret, network)
    await countAttempt(db, now, { kind, keyHash, allowed: allowedOfNetwork })
  }
  await countAttempt(db, now, {
    kind,
    keyHash: addressHash(secret, email),
    allowed: allowedOfAddress,
  })
}
