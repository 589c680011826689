import { and, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/database.ts'
import { passkeyChallenges } from '../../db/tables/directory/passkey-challenges.ts'
import { type LookupKey, tokenHash } from '../../keys/lookup-key.ts'
import type { ChallengeUse } from './keep-challenge.ts'

const clientData = z.object({ challenge: z.string().min(1).max(200) })

function challengeIn(clientDataJSON: string): string | null {
  try {
    return clientData.parse(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()))
      .challenge
  } catch {
    return null
  }
}

/**
 * The challenge that a device says it signed, used up; null where this session was asked for no such, or it was taken
 * before, whatever comes of the signature.
 */
export async function takeChallenge(
  db: Db,
  now: Date,
  lookup: LookupKey,
  clientDataJSON: string,
  { purpose, sessionHash }: ChallengeUse,
): Promise<string | null> {
  const challenge = challengeIn(clientDataJSON)
  if (challenge === null) return null
  const taken = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, tokenHash(lookup, challenge)),
        eq(passkeyChallenges.purpose, purpose),
        sessionHash === null
          ? isNull(passkeyChallenges.sessionHash)
          : eq(passkeyChallenges.sessionHash, sessionHash),
      ),
    )
    .returning({ expiresAt: passkeyChallenges.expiresAt })
  // One of before goes too: a clock that is set back must not revive it.
  return taken.some(({ expiresAt }) => expiresAt > now) ? challenge : null
}
