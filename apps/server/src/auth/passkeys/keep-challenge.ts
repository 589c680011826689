import { limits } from '@brightplate/contract/limits'
import type { Db } from '../../db/database.ts'
import { passkeyChallenges } from '../../db/tables/directory/passkey-challenges.ts'
import { type LookupKey, tokenHash } from '../../keys/lookup-key.ts'

export interface ChallengeUse {
  purpose: typeof passkeyChallenges.$inferSelect.purpose
  /** The session that asks; null of a stranger who signs in. */
  sessionHash: string | null
}

export const challengeMs = limits.passkeySeconds * 1000

/** Keeps what a device is asked to sign until it is taken. */
export async function keepChallenge(
  db: Db,
  now: Date,
  lookup: LookupKey,
  { challenge, ...use }: ChallengeUse & { challenge: string },
): Promise<void> {
  await db.insert(passkeyChallenges).values({
    challengeHash: tokenHash(lookup, challenge),
    ...use,
    expiresAt: new Date(now.getTime() + challengeMs),
  })
}
